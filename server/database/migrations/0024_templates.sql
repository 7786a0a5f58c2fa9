CREATE TABLE "template" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"company_id" uuid,
	"type" text NOT NULL,
	"times_used" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_project" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "template_position" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"function_id" uuid NOT NULL,
	"catering_id" uuid,
	"task" text,
	"start_day" integer NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"end_day" integer,
	"break_minutes" integer NOT NULL,
	"crew_chief_only" boolean NOT NULL,
	"places" jsonb NOT NULL,
	CONSTRAINT "template_position_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_position" ADD CONSTRAINT "template_position_template" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."template"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_position" ADD CONSTRAINT "template_position_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_position" ADD CONSTRAINT "template_position_catering" FOREIGN KEY ("tenant_id","catering_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_name" ON "template" USING btree ("tenant_id",coalesce(company_id::text, ''),lower(name));--> statement-breakpoint
CREATE INDEX "template_position_of" ON "template_position" USING btree ("tenant_id","template_id");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
SELECT find_by_words('template', 'name', 'last_project');
