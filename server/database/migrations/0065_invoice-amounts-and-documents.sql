-- What belongs to an invoice was shown to its client until now.
ALTER TABLE "invoice_document" ADD COLUMN "for_client" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_document" ALTER COLUMN "for_client" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD COLUMN "unit_price" bigint;
