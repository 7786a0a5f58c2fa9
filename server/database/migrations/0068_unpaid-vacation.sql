ALTER TABLE "calendar_entry" ADD COLUMN "unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_unpaid" CHECK (NOT "unpaid" OR "kind" = 'vacation');
