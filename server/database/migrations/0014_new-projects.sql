CREATE TABLE "number_series" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"prefix" text NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "number_series_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "catering_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_branch" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_catering" FOREIGN KEY ("tenant_id","catering_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
