CREATE TABLE "position_request" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"crew_name" text NOT NULL,
	"function_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"amount_of_rows" integer NOT NULL,
	"note" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"requested_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "position_request_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "position_request" ADD CONSTRAINT "position_request_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_request" ADD CONSTRAINT "position_request_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_request" ADD CONSTRAINT "position_request_requested_by" FOREIGN KEY ("tenant_id","requested_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_request" ADD CONSTRAINT "position_request_answered_by" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_request_project" ON "position_request" USING btree ("tenant_id","project_id","created_at");--> statement-breakpoint
CREATE INDEX "position_request_asked" ON "position_request" USING btree ("tenant_id","crew_id") WHERE state = 'asked';--> statement-breakpoint
SELECT secure_tenant_tables();
