CREATE TABLE "email_message" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"excerpt" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_name" text,
	"person_id" uuid,
	"company_id" uuid,
	"company_name" text,
	"about_kind" text,
	"about_key" text,
	"about_label" text,
	"unsubscribe_hash" text,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_message_attachment" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "email_message_attachment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_subscription" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"links_from" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_subscription_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_message" ADD CONSTRAINT "email_message_mail" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."mail"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_message" ADD CONSTRAINT "email_message_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_message" ADD CONSTRAINT "email_message_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_message_attachment" ADD CONSTRAINT "email_message_attachment_message" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."email_message"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_message_attachment" ADD CONSTRAINT "email_message_attachment_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_message_to_person" ON "email_message" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "email_message_to_company" ON "email_message" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_message_unsubscribe" ON "email_message" USING btree ("tenant_id","unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "email_message_attachment_of" ON "email_message_attachment" USING btree ("tenant_id","message_id","place");--> statement-breakpoint
CREATE INDEX "email_message_attachment_file_of" ON "email_message_attachment" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_subscription_address" ON "email_subscription" USING btree ("tenant_id","address");--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
SELECT find_by_words('email_message', 'subject', 'excerpt', 'recipient', 'recipient_name', 'company_name', 'about_label');--> statement-breakpoint
-- Whose recipient has unsubscribed from mails like it.
ALTER TABLE mail DROP CONSTRAINT mail_state_known;--> statement-breakpoint
ALTER TABLE mail ADD CONSTRAINT mail_state_known CHECK (state IN ('queued','sending','sent','unclear','failed','stopped'));
