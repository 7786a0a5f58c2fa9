CREATE TABLE "one_time_code" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"last_step" bigint NOT NULL,
	"spare_hashes" text[] NOT NULL,
	CONSTRAINT "one_time_code_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "one_time_code_login" UNIQUE("tenant_id","login_id")
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
