ALTER TABLE "quotation" ADD COLUMN "requested_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "quoted_before" timestamp (3) with time zone;