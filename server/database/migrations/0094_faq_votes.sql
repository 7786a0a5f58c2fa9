CREATE TABLE "faq_vote" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"faq_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"helped" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faq_vote_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "faq_vote_once" UNIQUE("tenant_id","faq_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "faq_vote" ADD CONSTRAINT "faq_vote_faq" FOREIGN KEY ("tenant_id","faq_id") REFERENCES "public"."faq"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_vote" ADD CONSTRAINT "faq_vote_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_vote_of" ON "faq_vote" USING btree ("tenant_id","person_id");--> statement-breakpoint
SELECT secure_tenant_tables();
