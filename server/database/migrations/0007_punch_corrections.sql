ALTER TABLE "punch" ADD COLUMN "entry_key" text;--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "retracts" text;--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "by_lead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "stated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "kept_after" integer;--> statement-breakpoint
ALTER TABLE punch ADD CONSTRAINT punch_one_correction CHECK (retracts IS NULL OR stated_at IS NULL);
--> statement-breakpoint
-- A time that was stated is one instant, said by whoever led the crew.
ALTER TABLE punch ADD CONSTRAINT punch_stated_by_lead CHECK (stated_at IS NULL OR (by_lead AND true_from = true_to));
