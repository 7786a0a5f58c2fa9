CREATE TABLE "passkey" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "passkey_credential" UNIQUE("tenant_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"challenge_hash" text NOT NULL,
	"login_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "passkey_challenge_hash" UNIQUE("tenant_id","challenge_hash")
);
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_login_key" FOREIGN KEY ("tenant_id","login_id") REFERENCES "public"."login"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_login" ON "passkey" USING btree ("tenant_id","login_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_login" ON "passkey_challenge" USING btree ("tenant_id","login_id");--> statement-breakpoint
SELECT secure_tenant_tables();
