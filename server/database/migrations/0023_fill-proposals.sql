CREATE TABLE "fill_proposal" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"abort_reason" text,
	"proposed" jsonb,
	"accepted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fill_proposal_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "fill_proposal" ADD CONSTRAINT "fill_proposal_project" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_proposal" ADD CONSTRAINT "fill_proposal_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fill_proposal_made" ON "fill_proposal" USING btree ("tenant_id","created_at");
--> statement-breakpoint
SELECT secure_tenant_tables();
