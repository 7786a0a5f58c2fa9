ALTER TABLE "document" ADD COLUMN "wants" text DEFAULT 'signatures' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "rate_card_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "staff_contract_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "questionnaire_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "for_crew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_contact_key" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contact"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_rate_card_key" FOREIGN KEY ("tenant_id","rate_card_id") REFERENCES "public"."rate_card"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_staff_contract_key" FOREIGN KEY ("tenant_id","staff_contract_id") REFERENCES "public"."staff_contract"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_questionnaire_key" FOREIGN KEY ("tenant_id","questionnaire_id") REFERENCES "public"."questionnaire"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_company" ON "document" USING btree ("tenant_id","company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "document_contact" ON "document" USING btree ("tenant_id","contact_id") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "document_project" ON "document" USING btree ("tenant_id","project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX "document_rate_card" ON "document" USING btree ("tenant_id","rate_card_id") WHERE rate_card_id is not null;--> statement-breakpoint
CREATE INDEX "document_staff_contract" ON "document" USING btree ("tenant_id","staff_contract_id") WHERE staff_contract_id is not null;--> statement-breakpoint
CREATE INDEX "document_for_crew" ON "document" USING btree ("tenant_id") WHERE for_crew;