CREATE TABLE "discarded_file" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"discarded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discarded_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "discarded_file_due" ON "discarded_file" USING btree ("tenant_id","discarded_at");--> statement-breakpoint
SELECT secure_tenant_tables();
