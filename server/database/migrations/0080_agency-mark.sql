ALTER TABLE "tenant" ADD COLUMN "mark_picture" "bytea";--> statement-breakpoint
GRANT UPDATE (mark_picture) ON tenant TO app_user;
