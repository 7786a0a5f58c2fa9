CREATE TABLE "calendar_entry" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"start_date" date NOT NULL,
	"end_date" date,
	"begin_time" text,
	"end_time" text,
	"time_zone" text NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"tz_version" text NOT NULL,
	"reason" text,
	"status" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_answered_by" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entry_of_person" ON "calendar_entry" USING btree ("tenant_id","person_id","starts");--> statement-breakpoint
CREATE INDEX "calendar_entry_kind" ON "calendar_entry" USING btree ("tenant_id","kind","starts");--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_whole" CHECK (
  "starts" < "ends" AND ("begin_time" IS NULL) = ("end_time" IS NULL) AND "kind" IN ('block', 'vacation', 'available')
  AND ("status" IS NOT NULL) = ("kind" = 'vacation'));--> statement-breakpoint
SELECT secure_tenant_tables();
