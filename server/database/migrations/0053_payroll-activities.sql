CREATE TABLE "payroll_activity" (
	"tenant_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"payroll_id" uuid NOT NULL,
	"item_id" uuid,
	CONSTRAINT "payroll_activity_tenant_id_activity_id_pk" PRIMARY KEY("tenant_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "payroll_activity" ADD CONSTRAINT "payroll_activity_key" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activity"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_activity" ADD CONSTRAINT "payroll_activity_payroll_key" FOREIGN KEY ("tenant_id","payroll_id") REFERENCES "public"."payroll"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_activity" ADD CONSTRAINT "payroll_activity_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."payroll_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_activity_payroll" ON "payroll_activity" USING btree ("tenant_id","payroll_id","item_id");--> statement-breakpoint
SELECT secure_tenant_tables();
