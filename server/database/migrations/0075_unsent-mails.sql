ALTER TABLE "mail" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "let_go_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "let_go_by_id" uuid;--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("tenant_id","created_at","id") WHERE state in ('queued','unclear','failed') and let_go_at is null;--> statement-breakpoint
ALTER TABLE mail ADD CONSTRAINT mail_let_go CHECK (let_go_at IS NULL OR state NOT IN ('queued', 'sending'));
