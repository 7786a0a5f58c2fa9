CREATE TABLE "faq" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid,
	"login_types" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"screen" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" uuid,
	CONSTRAINT "faq_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "faq_category" (
	"tenant_id" uuid NOT NULL,
	"faq_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "faq_category_tenant_id_faq_id_category_id_pk" PRIMARY KEY("tenant_id","faq_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "faq_text" (
	"tenant_id" uuid NOT NULL,
	"faq_id" uuid NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_text_tenant_id_faq_id_language_pk" PRIMARY KEY("tenant_id","faq_id","language")
);
--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_changed_by" FOREIGN KEY ("tenant_id","changed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_category" ADD CONSTRAINT "faq_category_faq" FOREIGN KEY ("tenant_id","faq_id") REFERENCES "public"."faq"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_category" ADD CONSTRAINT "faq_category_category" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_text" ADD CONSTRAINT "faq_text_faq" FOREIGN KEY ("tenant_id","faq_id") REFERENCES "public"."faq"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_category_of" ON "faq_category" USING btree ("tenant_id","category_id");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
-- Categories were of no use before; now they are the topics of the help centre.
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    DELETE FROM lookup WHERE tenant_id = a AND kind = 'categories'
      AND code IN ('stage', 'technology', 'logistics', 'hospitality', 'safety');
    INSERT INTO lookup (tenant_id, id, kind, code, caption, sort)
    SELECT a, gen_random_uuid(), 'categories', t.code, t.caption, t.sort
    FROM (VALUES ('checkIn', 'Check-in and hours', 0), ('jobs', 'Jobs and requests', 1), ('calendar', 'Calendar and vacation', 2),
      ('documents', 'Documents', 3), ('payroll', 'Payroll', 4), ('planning', 'Planning', 5), ('invoices', 'Invoices', 6),
      ('app', 'App and messages', 7)) t (code, caption, sort)
    WHERE NOT EXISTS (SELECT FROM lookup k WHERE k.tenant_id = a AND k.kind = 'categories' AND k.code = t.code);
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
