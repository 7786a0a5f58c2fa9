ALTER TABLE "data_import" ADD COLUMN "answers" jsonb DEFAULT '{"dayNumbers":false,"monthFirst":false,"formulas":false,"doubles":false,"instead":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "details" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
SELECT secure_tenant_tables();
