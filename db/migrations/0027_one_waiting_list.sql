DELETE FROM "waiting_list" WHERE "waits_for" = 'box';--> statement-breakpoint
ALTER TABLE "waiting_list" DROP CONSTRAINT "waiting_list_once";--> statement-breakpoint
ALTER TABLE "waiting_list" DROP COLUMN "waits_for";--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_once" UNIQUE("email","zip_code");--> statement-breakpoint
DROP TYPE "public"."waiting_for";