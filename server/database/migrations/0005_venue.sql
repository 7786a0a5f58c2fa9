CREATE TABLE "kiosk" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"label" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by_id" uuid NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"waiting" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by_id" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "kiosk_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew_source_type" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"caption" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "plus_crew_source_type_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew_type" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"caption" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "plus_crew_type_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew_value" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plus_crew_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"per_day" bigint,
	"bonus_of_turnover" double precision,
	"bonus_above_target" double precision,
	CONSTRAINT "plus_crew_value_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "plus_crew_value_once" UNIQUE("tenant_id","plus_crew_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew_value_data" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plus_crew_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hundredths" bigint NOT NULL,
	"source_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by_id" uuid,
	CONSTRAINT "plus_crew_value_data_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "plus_crew_value_data_day" UNIQUE("tenant_id","plus_crew_id","type_id","day","id")
);
--> statement-breakpoint
CREATE TABLE "plus_crew_value_type" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"caption" text NOT NULL,
	"unit" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "plus_crew_value_type_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "plus_crew_value_type_caption" UNIQUE("tenant_id","caption")
);
--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "kiosk_id" uuid;--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "pin" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "kiosk_pin" text;--> statement-breakpoint
ALTER TABLE "plus_crew" ADD COLUMN "type_id" uuid;--> statement-breakpoint
ALTER TABLE "plus_crew" ADD COLUMN "time_zone" text DEFAULT 'Europe/Berlin' NOT NULL;--> statement-breakpoint
ALTER TABLE "plus_crew" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk" ADD CONSTRAINT "kiosk_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk" ADD CONSTRAINT "kiosk_login" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk" ADD CONSTRAINT "kiosk_started_by" FOREIGN KEY ("tenant_id","started_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk" ADD CONSTRAINT "kiosk_revoked_by" FOREIGN KEY ("tenant_id","revoked_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value" ADD CONSTRAINT "plus_crew_value_crew" FOREIGN KEY ("tenant_id","plus_crew_id") REFERENCES "public"."plus_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value" ADD CONSTRAINT "plus_crew_value_type_key" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."plus_crew_value_type"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value_data" ADD CONSTRAINT "plus_crew_value_data_crew" FOREIGN KEY ("tenant_id","plus_crew_id") REFERENCES "public"."plus_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value_data" ADD CONSTRAINT "plus_crew_value_data_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."plus_crew_value_type"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value_data" ADD CONSTRAINT "plus_crew_value_data_source" FOREIGN KEY ("tenant_id","source_id") REFERENCES "public"."plus_crew_source_type"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew_value_data" ADD CONSTRAINT "plus_crew_value_data_changed_by" FOREIGN KEY ("tenant_id","changed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_of_crew" ON "kiosk" USING btree ("tenant_id","crew_id","started_at");--> statement-breakpoint
CREATE INDEX "kiosk_of_login" ON "kiosk" USING btree ("tenant_id","login_id");--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_kiosk" FOREIGN KEY ("tenant_id","kiosk_id") REFERENCES "public"."kiosk"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_crew" ADD CONSTRAINT "plus_crew_type_key" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."plus_crew_type"("tenant_id","id") ON DELETE no action ON UPDATE no action;