ALTER TABLE "invoice_item" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD COLUMN "unit_price" bigint;