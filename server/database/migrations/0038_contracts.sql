ALTER TABLE "staff_contract" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD COLUMN "employer" text;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD COLUMN "monthly_minutes" integer;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD COLUMN "account_limit_minutes" integer;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD COLUMN "vacation_days" integer;
--> statement-breakpoint
SELECT secure_tenant_tables();
