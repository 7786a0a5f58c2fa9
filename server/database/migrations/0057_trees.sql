CREATE TABLE "tree" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"planted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tree_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tree" ADD CONSTRAINT "tree_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tree_of_person" ON "tree" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_number" ON "tree" USING btree ("tenant_id","number");
--> statement-breakpoint
SELECT secure_tenant_tables();
