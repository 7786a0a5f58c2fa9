ALTER TABLE "document" ADD COLUMN "finished_file_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_finished_file" FOREIGN KEY ("tenant_id","finished_file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_unfinished" ON "document" USING btree ("tenant_id") WHERE finished_at is null and deleted_at is null;