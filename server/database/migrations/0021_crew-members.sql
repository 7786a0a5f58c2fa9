CREATE TABLE "crew_preference" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"reason" text NOT NULL,
	"end_date" date,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_id" uuid,
	CONSTRAINT "crew_preference_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "crew_rating" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"remark" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crew_rating_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_function" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	"proof" text,
	"valid_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_function_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "person_function_once" UNIQUE("tenant_id","person_id","function_id")
);
--> statement-breakpoint
CREATE TABLE "person_tag" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_tag_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "person_tag_once" UNIQUE("tenant_id","person_id","tag")
);
--> statement-breakpoint
CREATE TABLE "staff_contract" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date,
	"weekly_minutes" integer,
	"hourly_rate" integer,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_contract_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "invitation_note" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "home_city" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "home_latitude" double precision;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "home_longitude" double precision;--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_ended_by" FOREIGN KEY ("tenant_id","ended_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_rating" ADD CONSTRAINT "crew_rating_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_rating" ADD CONSTRAINT "crew_rating_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_function" ADD CONSTRAINT "person_function_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_function" ADD CONSTRAINT "person_function_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tag" ADD CONSTRAINT "person_tag_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD CONSTRAINT "staff_contract_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_preference_of_person" ON "crew_preference" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "crew_rating_of_person" ON "crew_rating" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "person_function_of" ON "person_function" USING btree ("tenant_id","function_id","person_id");--> statement-breakpoint
CREATE INDEX "staff_contract_of_person" ON "staff_contract" USING btree ("tenant_id","person_id","begin_date");
--> statement-breakpoint
ALTER TABLE "crew_rating" ADD CONSTRAINT "crew_rating_whole" CHECK ("rating" BETWEEN 1 AND 5);--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_whole" CHECK (
  "kind" IN ('favourite', 'blocked') AND ("ended_at" IS NULL) = ("ended_by_id" IS NULL));--> statement-breakpoint
ALTER TABLE "staff_contract" ADD CONSTRAINT "staff_contract_whole" CHECK ("end_date" IS NULL OR "end_date" >= "begin_date");--> statement-breakpoint
SELECT secure_tenant_tables();
