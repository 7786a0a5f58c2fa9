ALTER TABLE "person" ADD COLUMN "public_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
SELECT secure_tenant_tables();
