CREATE TABLE "data_import" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"head" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"attempt" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"fates" jsonb,
	"fingerprint" text,
	"take_changes" boolean DEFAULT true NOT NULL,
	"taken_by_id" uuid,
	"added" integer,
	"changed" integer,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_import_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"fate" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"values" jsonb NOT NULL,
	"target" uuid,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"first_line" integer,
	"matches" jsonb NOT NULL,
	CONSTRAINT "import_row_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_taken_by" FOREIGN KEY ("tenant_id","taken_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."data_import"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_made" ON "data_import" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "import_row_in_order" ON "import_row" USING btree ("tenant_id","import_id","line","id");--> statement-breakpoint
CREATE INDEX "import_row_by_fate" ON "import_row" USING btree ("tenant_id","import_id","fate","line","id");--> statement-breakpoint
ALTER TABLE data_import ADD CONSTRAINT data_import_state CHECK (state IN ('columns', 'checking', 'checked', 'taking', 'taken', 'outdated', 'failed'));--> statement-breakpoint
SELECT secure_tenant_tables();
