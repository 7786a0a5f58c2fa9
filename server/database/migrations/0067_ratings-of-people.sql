ALTER TABLE "item_rating" ADD COLUMN "status_id" uuid;--> statement-breakpoint
ALTER TABLE "item_rating" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "item_rating" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "item_rating" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was said of a position was said of everybody who worked on it.
ALTER TABLE item_rating NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE project_crew_item_status NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO item_rating (tenant_id, id, item_id, crew_id, status_id, person_id, rating, remark, rater_name, created_at)
SELECT DISTINCT ON (r.tenant_id, s.id) r.tenant_id, gen_random_uuid(), r.item_id, r.crew_id, s.id, s.person_id, r.rating, r.remark,
  r.rater_name, r.created_at
FROM item_rating r JOIN project_crew_item_status s ON s.tenant_id = r.tenant_id AND s.item_id = r.item_id
  AND s.status IN ('checkedIn','checkedOut','signedOff')
ORDER BY r.tenant_id, s.id, r.created_at DESC;--> statement-breakpoint
DELETE FROM item_rating WHERE status_id IS NULL;--> statement-breakpoint
ALTER TABLE item_rating ALTER COLUMN status_id SET NOT NULL, ALTER COLUMN person_id SET NOT NULL;--> statement-breakpoint
ALTER TABLE item_rating FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE project_crew_item_status FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_status" FOREIGN KEY ("tenant_id","status_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_rating_person" ON "item_rating" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "item_rating" ADD CONSTRAINT "item_rating_once" UNIQUE("tenant_id","status_id");