CREATE TABLE "calendar_subscription" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"requests" boolean NOT NULL,
	"absences" boolean NOT NULL,
	"secret_hash" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_subscription_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "calendar_subscription_secret" UNIQUE("tenant_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_subscription" ADD CONSTRAINT "calendar_subscription_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_subscription_of_person" ON "calendar_subscription" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
SELECT secure_tenant_tables();
