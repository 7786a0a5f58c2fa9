CREATE TABLE "activity" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"code" text,
	"project_id" uuid,
	"crew_id" uuid,
	"item_id" uuid,
	"person_id" uuid,
	"named" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"told" integer,
	"line" integer DEFAULT 0 NOT NULL,
	"title" text,
	"text" text,
	"type_id" uuid,
	"due_at" timestamp (3) with time zone,
	"priority" integer,
	"for_id" uuid,
	"for_group" text,
	"done_at" timestamp (3) with time zone,
	"done_by_id" uuid,
	"by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_seen" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_seen_tenant_id_person_id_project_id_pk" PRIMARY KEY("tenant_id","person_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_for" FOREIGN KEY ("tenant_id","for_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_done_by" FOREIGN KEY ("tenant_id","done_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_by" FOREIGN KEY ("tenant_id","by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_seen" ADD CONSTRAINT "project_seen_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_seen" ADD CONSTRAINT "project_seen_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_of_project" ON "activity" USING btree ("tenant_id","project_id","type","created_at");--> statement-breakpoint
CREATE INDEX "activity_of_person" ON "activity" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_of_item" ON "activity" USING btree ("tenant_id","item_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_open" ON "activity" USING btree ("tenant_id","due_at") WHERE type = 'TODO' and done_at is null;--> statement-breakpoint
CREATE INDEX "activity_done" ON "activity" USING btree ("tenant_id","done_at") WHERE type = 'TODO' and done_at is not null;--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "project_seen_project" ON "project_seen" USING btree ("tenant_id","project_id");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
REVOKE DELETE ON activity FROM app_user;
--> statement-breakpoint
ALTER TABLE activity ADD CONSTRAINT activity_type_known CHECK (type IN ('LOG','COMMENT','TODO'));
--> statement-breakpoint
-- A line of the log says what, a comment has words, a to-do a title, a day and somebody who does it.
ALTER TABLE activity ADD CONSTRAINT activity_whole CHECK (
  (type = 'LOG') = (code IS NOT NULL) AND (type <> 'COMMENT' OR text IS NOT NULL)
  AND (type = 'TODO') = (due_at IS NOT NULL) AND (type <> 'TODO' OR (title IS NOT NULL AND priority BETWEEN 1 AND 3
    AND (for_id IS NULL) <> (for_group IS NULL)))
  AND (done_at IS NULL OR type = 'TODO'));
--> statement-breakpoint
-- What was said or done stays as it is, whoever sends the SQL; only what is to do changes.
CREATE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a line of the log is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'activity_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_kept BEFORE UPDATE OR DELETE ON activity FOR EACH ROW WHEN (OLD.type <> 'TODO') EXECUTE FUNCTION keep_activity();
--> statement-breakpoint
CREATE TRIGGER activity_kept_whole BEFORE TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION keep_activity();
--> statement-breakpoint
-- What to-dos are about.
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    INSERT INTO lookup (tenant_id, id, kind, code, caption, sort)
      SELECT a, gen_random_uuid(), 'activityTypes', code, caption, sort
      FROM (VALUES ('approvePicture', 'Approve picture', 0), ('approveDocument', 'Approve document', 1),
        ('vacationRequest', 'Vacation request', 2), ('payrollFeedback', 'Payroll feedback', 3),
        ('clientAsks', 'Client asks for positions', 4), ('certificateEnds', 'Certificate ends', 5), ('callBack', 'Call back', 6),
        ('other', 'Other', 7)) AS known (code, caption, sort)
      WHERE NOT EXISTS (SELECT FROM lookup l WHERE l.tenant_id = a AND l.kind = 'activityTypes');
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
