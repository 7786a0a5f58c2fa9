CREATE INDEX "document_of_type" ON "document" USING btree ("tenant_id","type_id");--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("tenant_id","created_at","id");