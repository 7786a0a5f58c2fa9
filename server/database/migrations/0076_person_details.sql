ALTER TABLE "person" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "zipcode" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "birthday" date;