CREATE TABLE "profile_picture" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"bytes" "bytea",
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"reason" text,
	CONSTRAINT "profile_picture_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile_picture" ADD CONSTRAINT "profile_picture_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_picture" ADD CONSTRAINT "profile_picture_uploaded_by" FOREIGN KEY ("tenant_id","uploaded_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_picture" ADD CONSTRAINT "profile_picture_decided_by" FOREIGN KEY ("tenant_id","decided_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_picture_in_review" ON "profile_picture" USING btree ("tenant_id","person_id") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "profile_picture_person" ON "profile_picture" USING btree ("tenant_id","person_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "profile_picture_waiting" ON "profile_picture" USING btree ("tenant_id","uploaded_at") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "profile_picture_decided" ON "profile_picture" USING btree ("tenant_id","decided_at") WHERE state in ('approved', 'declined');--> statement-breakpoint
SELECT secure_tenant_tables();
