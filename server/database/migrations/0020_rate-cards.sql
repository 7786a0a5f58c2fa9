CREATE TABLE "rate_card" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"caption" text NOT NULL,
	"company_id" uuid,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_card_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_card_item" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rate_card_id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	"rate_per_hour" integer NOT NULL,
	"minimum_minutes" integer NOT NULL,
	"night_from" text,
	"night_to" text,
	"night_percent" integer,
	"sunday_percent" integer,
	"holiday_percent" integer,
	"overtime_after_minutes" integer,
	"overtime_percent" integer,
	CONSTRAINT "rate_card_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "rate_card_item_function" UNIQUE("tenant_id","rate_card_id","function_id")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "rate_card_id" uuid;--> statement-breakpoint
ALTER TABLE "rate_card" ADD CONSTRAINT "rate_card_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_card_item" ADD CONSTRAINT "rate_card_item_card" FOREIGN KEY ("tenant_id","rate_card_id") REFERENCES "public"."rate_card"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_card_item" ADD CONSTRAINT "rate_card_item_function_key" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_card_company" ON "rate_card" USING btree ("tenant_id","company_id","valid_from");--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_rate_card" FOREIGN KEY ("tenant_id","rate_card_id") REFERENCES "public"."rate_card"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_card" ADD CONSTRAINT "rate_card_days" CHECK ("valid_to" IS NULL OR "valid_to" >= "valid_from");--> statement-breakpoint
ALTER TABLE "rate_card_item" ADD CONSTRAINT "rate_card_item_whole" CHECK (
  "rate_per_hour" > 0 AND "minimum_minutes" >= 0
  AND ("night_percent" IS NULL) = ("night_from" IS NULL) AND ("night_percent" IS NULL) = ("night_to" IS NULL)
  AND ("overtime_percent" IS NULL) = ("overtime_after_minutes" IS NULL));--> statement-breakpoint
SELECT secure_tenant_tables();
