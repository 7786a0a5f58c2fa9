CREATE TABLE "crew_message" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by_id" uuid,
	CONSTRAINT "crew_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "crew_message_recipient" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"by_device" boolean NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "crew_message_recipient_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "crew_message_recipient_once" UNIQUE("tenant_id","message_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "crew_message" ADD CONSTRAINT "crew_message_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_message" ADD CONSTRAINT "crew_message_sent_by" FOREIGN KEY ("tenant_id","sent_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_message_recipient" ADD CONSTRAINT "crew_message_recipient_message" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."crew_message"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_message_recipient" ADD CONSTRAINT "crew_message_recipient_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_message_recipient" ADD CONSTRAINT "crew_message_recipient_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_message_recipient" ADD CONSTRAINT "crew_message_recipient_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_message_of" ON "crew_message" USING btree ("tenant_id","crew_id","sent_at");--> statement-breakpoint
CREATE INDEX "crew_message_recipient_of" ON "crew_message_recipient" USING btree ("tenant_id","person_id","sent_at");--> statement-breakpoint
CREATE INDEX "crew_message_recipient_unread" ON "crew_message_recipient" USING btree ("tenant_id","person_id","sent_at") WHERE read_at is null;--> statement-breakpoint
ALTER TABLE crew_message ADD CONSTRAINT crew_message_audience_known CHECK (audience IN ('all','late','onSite'));--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
CREATE TRIGGER crew_message_new_told AFTER INSERT ON crew_message_recipient
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('status');--> statement-breakpoint
CREATE TRIGGER crew_message_told AFTER UPDATE ON crew_message_recipient
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('status');
