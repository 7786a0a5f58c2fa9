CREATE TABLE "open_id_attempt" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_id_attempt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "open_id_attempt_state" UNIQUE("tenant_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "open_id_binding" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_id_binding_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "open_id_binding_login" UNIQUE("tenant_id","login_id"),
	CONSTRAINT "open_id_binding_subject" UNIQUE("tenant_id","subject")
);
--> statement-breakpoint
CREATE TABLE "open_id_provider" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "open_id_provider_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "open_id_ticket" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"login_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "open_id_ticket_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "open_id_ticket_hash" UNIQUE("tenant_id","ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "open_id_binding" ADD CONSTRAINT "open_id_binding_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_id_ticket" ADD CONSTRAINT "open_id_ticket_login" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_id_provider_one" ON "open_id_provider" USING btree ("tenant_id");--> statement-breakpoint
SELECT secure_tenant_tables();
