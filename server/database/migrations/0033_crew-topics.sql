DROP INDEX "crew_info_newest";--> statement-breakpoint
ALTER TABLE "crew_info" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_info" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "crew_info" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "crew_info" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "crew_info_order" ON "crew_info" USING btree ("tenant_id","kind","place","published_at");