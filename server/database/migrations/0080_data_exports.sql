CREATE TABLE "data_export" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"attempt" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_export_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_export_piece" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "data_export_piece_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_piece" ADD CONSTRAINT "data_export_piece_of" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."data_export"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_piece" ADD CONSTRAINT "data_export_piece_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_made" ON "data_export" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one" ON "data_export" USING btree ("tenant_id") WHERE state = 'making';--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_piece_place" ON "data_export_piece" USING btree ("tenant_id","export_id","place");--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
ALTER TABLE data_export ADD CONSTRAINT data_export_state_known CHECK (state IN ('making','ready','failed') AND (state = 'ready') = (size IS NOT NULL));
