CREATE TABLE "quotation" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"number" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'released' NOT NULL,
	"valid_until" date NOT NULL,
	"message" text,
	"language" text NOT NULL,
	"lines" jsonb NOT NULL,
	"hours" bigint NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"recipient" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"released_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"signer_name" text,
	"signature" jsonb,
	"reason" text,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "quotation_version" UNIQUE("tenant_id","project_id","version")
);
--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_project" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_released_by" FOREIGN KEY ("tenant_id","released_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_answered_by" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_asked" ON "quotation" USING btree ("tenant_id","project_id") WHERE state = 'released';--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
-- What the client was shown stays as it was; once it is answered, its answer does as well.
CREATE FUNCTION keep_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.lines, OLD.total, OLD.currency, OLD.valid_until, OLD.version, OLD.number, OLD.message)
      IS DISTINCT FROM (NEW.lines, NEW.total, NEW.currency, NEW.valid_until, NEW.version, NEW.number, NEW.message)
    OR OLD.state IN ('accepted', 'declined') AND (OLD.state, OLD.answered_at, OLD.signer_name, OLD.signature)
      IS DISTINCT FROM (NEW.state, NEW.answered_at, NEW.signer_name, NEW.signature)
  THEN RAISE EXCEPTION 'a quotation stays as it was released and answered';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotation_kept BEFORE UPDATE ON quotation FOR EACH ROW EXECUTE FUNCTION keep_quotation();
