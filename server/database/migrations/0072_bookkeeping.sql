CREATE TABLE "bookkeeping" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"consultant" integer,
	"client" integer,
	"year_begins" integer NOT NULL,
	"account_digits" integer NOT NULL,
	"debtors" integer,
	"bank" integer,
	"sales" jsonb NOT NULL,
	CONSTRAINT "bookkeeping_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bookkeeping_once" UNIQUE("tenant_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "debtor_account" integer;--> statement-breakpoint
ALTER TABLE "bookkeeping" ADD CONSTRAINT "bookkeeping_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
