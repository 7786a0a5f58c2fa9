CREATE TABLE "planner_crew" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type_id" uuid,
	"company_id" uuid,
	"city" text,
	"planner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_crew_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "planner_crew_function" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"planner_crew_id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	CONSTRAINT "planner_crew_function_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "planner_crew_function_once" UNIQUE("tenant_id","planner_crew_id","function_id")
);
--> statement-breakpoint
ALTER TABLE "crew_preference" ADD COLUMN "planner_crew_id" uuid;--> statement-breakpoint
ALTER TABLE "crew_preference" ADD COLUMN "assignment_type" text;--> statement-breakpoint
ALTER TABLE "planner_crew" ADD CONSTRAINT "planner_crew_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_crew" ADD CONSTRAINT "planner_crew_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_crew" ADD CONSTRAINT "planner_crew_planner" FOREIGN KEY ("tenant_id","planner_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_crew_function" ADD CONSTRAINT "planner_crew_function_crew" FOREIGN KEY ("tenant_id","planner_crew_id") REFERENCES "public"."planner_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_crew_function" ADD CONSTRAINT "planner_crew_function_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_crew_name" ON "planner_crew" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "planner_crew_of_company" ON "planner_crew" USING btree ("tenant_id","company_id");--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_crew" FOREIGN KEY ("tenant_id","planner_crew_id") REFERENCES "public"."planner_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crew_preference_member" ON "crew_preference" USING btree ("tenant_id","planner_crew_id","person_id") WHERE ended_at is null and planner_crew_id is not null;
--> statement-breakpoint
ALTER TABLE "crew_preference" ADD CONSTRAINT "crew_preference_member_whole" CHECK (
  ("planner_crew_id" IS NOT NULL AND "kind" = 'favourite') = ("assignment_type" IS NOT NULL)
  AND ("assignment_type" IS NULL OR "assignment_type" IN ('regular', 'substitute')));--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
SELECT find_by_words('planner_crew', 'name');
