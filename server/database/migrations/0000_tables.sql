CREATE TABLE "project_crew_item_status" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"previous_status" text,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"pre_call_at" timestamp (3) with time zone,
	"check_in_at" timestamp (3) with time zone,
	"check_out_at" timestamp (3) with time zone,
	"flagged" boolean DEFAULT false NOT NULL,
	"flag_reason" text,
	"recorded_by_id" uuid,
	"overlap_accepted" boolean DEFAULT false NOT NULL,
	"remark" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_crew_item_status_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "item_status_person" UNIQUE("tenant_id","item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "live_location" (
	"tenant_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"accuracy" double precision NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_location_tenant_id_crew_id_person_id_pk" PRIMARY KEY("tenant_id","crew_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "punch" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device_time" timestamp (3) with time zone,
	"page_life" uuid,
	"monotonic" bigint,
	"server_time" timestamp (3) with time zone NOT NULL,
	"true_from" timestamp (3) with time zone NOT NULL,
	"true_to" timestamp (3) with time zone NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"distance" integer,
	"outside" boolean DEFAULT false NOT NULL,
	"reason" text,
	"recorded_by_id" uuid NOT NULL,
	CONSTRAINT "punch_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "punch_choice" (
	"tenant_id" uuid NOT NULL,
	"punch_id" uuid NOT NULL,
	"chosen_by_id" uuid NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "punch_choice_tenant_id_punch_id_pk" PRIMARY KEY("tenant_id","punch_id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"own" boolean NOT NULL,
	CONSTRAINT "company_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "company_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"email" text,
	CONSTRAINT "contact_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contact_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "crew_info" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"important" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crew_info_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "person_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "person_picture" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "person_picture_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "project_crew_item" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	"catering_id" uuid,
	"task" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"tz_version" text NOT NULL,
	"break_minutes" integer NOT NULL,
	"amount_of_rows" integer NOT NULL,
	"filled" integer DEFAULT 0 NOT NULL,
	"open_for_applications" boolean DEFAULT false NOT NULL,
	"crew_chief_only" boolean DEFAULT false NOT NULL,
	"confirm_by" timestamp (3) with time zone,
	"comment_external" text,
	"comment_internal" text,
	"comment_crew" text,
	"comment_crew_chief" text,
	"client_added" boolean DEFAULT false NOT NULL,
	CONSTRAINT "project_crew_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "location" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"link" text,
	"info" text,
	"map" text,
	"entrance" text,
	"time_zone" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"radius" integer,
	CONSTRAINT "location_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "location_word" (
	"tenant_id" uuid NOT NULL,
	"word" text NOT NULL,
	"location_id" uuid NOT NULL,
	CONSTRAINT "location_word_tenant_id_word_location_id_pk" PRIMARY KEY("tenant_id","word","location_id")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"company_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"manager_id" uuid,
	"client_mark" text,
	"reference" text,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "project_crew" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"name" text NOT NULL,
	"chief_id" uuid,
	"contact_on_site_id" uuid,
	"meeting_point" text,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_crew_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"tenant_id" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_tenant_id_owner_key_pk" PRIMARY KEY("tenant_id","owner","key")
);
--> statement-breakpoint
CREATE TABLE "login" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login" text NOT NULL,
	"password_hash" text NOT NULL,
	"kind" text NOT NULL,
	"login_types" text[] NOT NULL,
	"person_id" uuid,
	"company_id" uuid,
	"contact_number" text,
	"subject_id" uuid,
	"subject_number" text,
	CONSTRAINT "login_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "login_name" UNIQUE("tenant_id","login")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_attempt_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_type_rights" (
	"tenant_id" uuid NOT NULL,
	"login_type" text NOT NULL,
	"rights" jsonb NOT NULL,
	"mailbox_rights" jsonb NOT NULL,
	CONSTRAINT "login_type_rights_tenant_id_login_type_pk" PRIMARY KEY("tenant_id","login_type")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text,
	CONSTRAINT "session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookup" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"caption" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lookup_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"look" jsonb NOT NULL,
	"favicon_url" text NOT NULL,
	"background_url" text,
	"background_color_code" text NOT NULL,
	"default_language" text NOT NULL,
	"use_user_language" boolean NOT NULL,
	"meta_host_name" text NOT NULL,
	"meta_description" text NOT NULL,
	"tree_title" text,
	"settings" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"main" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD CONSTRAINT "item_status_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."project_crew_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD CONSTRAINT "item_status_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD CONSTRAINT "item_status_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD CONSTRAINT "item_status_recorded_by" FOREIGN KEY ("tenant_id","recorded_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_location" ADD CONSTRAINT "live_location_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_location" ADD CONSTRAINT "live_location_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_status_key" FOREIGN KEY ("tenant_id","status_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_recorded_by" FOREIGN KEY ("tenant_id","recorded_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_choice" ADD CONSTRAINT "punch_choice_punch" FOREIGN KEY ("tenant_id","punch_id") REFERENCES "public"."punch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_picture" ADD CONSTRAINT "person_picture_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item" ADD CONSTRAINT "crew_item_crew_key" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item" ADD CONSTRAINT "crew_item_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew_item" ADD CONSTRAINT "crew_item_catering" FOREIGN KEY ("tenant_id","catering_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_word" ADD CONSTRAINT "location_word_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."location"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."location"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_manager" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."location"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_chief_key" FOREIGN KEY ("tenant_id","chief_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_contact" FOREIGN KEY ("tenant_id","contact_on_site_id") REFERENCES "public"."contact"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login" ADD CONSTRAINT "login_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login" ADD CONSTRAINT "login_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_host" ADD CONSTRAINT "tenant_host_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_status_of_person" ON "project_crew_item_status" USING btree ("tenant_id","person_id","starts");--> statement-breakpoint
CREATE INDEX "item_status_of_crew" ON "project_crew_item_status" USING btree ("tenant_id","crew_id","starts");--> statement-breakpoint
CREATE INDEX "live_location_age" ON "live_location" USING btree ("tenant_id","delete_after");--> statement-breakpoint
CREATE INDEX "punch_status" ON "punch" USING btree ("tenant_id","status_id");--> statement-breakpoint
CREATE INDEX "contact_company" ON "contact" USING btree ("tenant_id","company_id","name");--> statement-breakpoint
CREATE INDEX "crew_info_newest" ON "crew_info" USING btree ("tenant_id","published_at");--> statement-breakpoint
CREATE INDEX "crew_item_crew" ON "project_crew_item" USING btree ("tenant_id","crew_id","starts");--> statement-breakpoint
CREATE INDEX "crew_item_open" ON "project_crew_item" USING btree ("tenant_id","open_for_applications","starts");--> statement-breakpoint
CREATE INDEX "location_name" ON "location" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "project_begin" ON "project" USING btree ("tenant_id","begin_date");--> statement-breakpoint
CREATE INDEX "project_company" ON "project" USING btree ("tenant_id","company_id","begin_date");--> statement-breakpoint
CREATE INDEX "project_crew_project" ON "project_crew" USING btree ("tenant_id","project_id","starts");--> statement-breakpoint
CREATE INDEX "project_crew_chief" ON "project_crew" USING btree ("tenant_id","chief_id","starts");--> statement-breakpoint
CREATE INDEX "project_crew_starts" ON "project_crew" USING btree ("tenant_id","starts");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_key" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "session_login" ON "session" USING btree ("tenant_id","login_id");