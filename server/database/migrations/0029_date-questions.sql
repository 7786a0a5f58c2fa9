CREATE TABLE "date_question" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"note" text,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"asked_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_question_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "date_question_person" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "date_question_person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "date_question_person_once" UNIQUE("tenant_id","question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "date_question_shift" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"date" date NOT NULL,
	"begin_time" text NOT NULL,
	"end_time" text NOT NULL,
	CONSTRAINT "date_question_shift_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "date_question_shift_once" UNIQUE("tenant_id","question_id","date","begin_time","end_time")
);
--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD COLUMN "question_shift_id" uuid;--> statement-breakpoint
ALTER TABLE "date_question" ADD CONSTRAINT "date_question_asked_by" FOREIGN KEY ("tenant_id","asked_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_question_person" ADD CONSTRAINT "date_question_person_question" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."date_question"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_question_person" ADD CONSTRAINT "date_question_person_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_question_shift" ADD CONSTRAINT "date_question_shift_question" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."date_question"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_question_newest" ON "date_question" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "date_question_of_person" ON "date_question_person" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_question_shift" FOREIGN KEY ("tenant_id","question_shift_id") REFERENCES "public"."date_question_shift"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry" ADD CONSTRAINT "calendar_entry_answers" UNIQUE("tenant_id","question_shift_id","person_id");--> statement-breakpoint
SELECT secure_tenant_tables();
