CREATE TABLE "project_logo" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_logo_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_logo_once" UNIQUE("tenant_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "project_logo" ADD CONSTRAINT "project_logo_project" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
