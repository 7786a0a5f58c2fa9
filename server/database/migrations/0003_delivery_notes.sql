CREATE TABLE "delivery_note" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"number" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by_id" uuid,
	"signer_name" text,
	"signature" jsonb,
	"signed_at" timestamp (3) with time zone,
	"signed_by_id" uuid,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	"released_at" timestamp (3) with time zone,
	"released_by_id" uuid,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_note_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "delivery_note_crew" UNIQUE("tenant_id","crew_id"),
	CONSTRAINT "delivery_note_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "hours_amendment" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"previous_minutes" integer NOT NULL,
	"chargeable_minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hours_amendment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_rating" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"remark" text,
	"rater_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_rating_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "signed_hours" (
	"tenant_id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"function_caption" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"break_minutes" integer NOT NULL,
	"planned_minutes" integer NOT NULL,
	"chargeable_minutes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signed_hours_tenant_id_status_id_pk" PRIMARY KEY("tenant_id","status_id")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"crew_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sending_since" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"last_error" text,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plus_crew_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "plus_crew_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_link_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "password_link_token" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "charged_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "charged_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "charged_minutes" integer;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "charged_by_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "delivery_note_email" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "sealed_password" text;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_crew_key" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_confirmed_by" FOREIGN KEY ("tenant_id","confirmed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_signed_by" FOREIGN KEY ("tenant_id","signed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_released_by" FOREIGN KEY ("tenant_id","released_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_amendment" ADD CONSTRAINT "hours_amendment_signed" FOREIGN KEY ("tenant_id","status_id") REFERENCES "public"."signed_hours"("tenant_id","status_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_amendment" ADD CONSTRAINT "hours_amendment_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."project_crew_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_crew_key" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_hours" ADD CONSTRAINT "signed_hours_status" FOREIGN KEY ("tenant_id","status_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_hours" ADD CONSTRAINT "signed_hours_note_key" FOREIGN KEY ("tenant_id","note_id") REFERENCES "public"."delivery_note"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew" ADD CONSTRAINT "plus_crew_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_amendment_status" ON "hours_amendment" USING btree ("tenant_id","status_id","created_at");--> statement-breakpoint
CREATE INDEX "item_rating_crew" ON "item_rating" USING btree ("tenant_id","crew_id","created_at");--> statement-breakpoint
CREATE INDEX "signed_hours_note" ON "signed_hours" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("tenant_id","state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mail_crew" ON "mail" USING btree ("tenant_id","crew_id","created_at");--> statement-breakpoint
CREATE INDEX "password_link_login" ON "password_link" USING btree ("tenant_id","login_id");--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD CONSTRAINT "item_status_charged_by" FOREIGN KEY ("tenant_id","charged_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_contact" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contact"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_subject_of" ON "login" USING btree ("tenant_id","subject_id");