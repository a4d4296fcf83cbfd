CREATE TYPE "public"."suppression_reason" AS ENUM('bounce', 'complaint');--> statement-breakpoint
CREATE TYPE "public"."suppression_source" AS ENUM('smtp', 'report');--> statement-breakpoint
ALTER TYPE "public"."mail_state" ADD VALUE 'suppressed';--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" "suppression_reason" NOT NULL,
	"source" "suppression_source" NOT NULL,
	"email_id" uuid,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_suppressions_recent" ON "mail_suppressions" USING btree ("created_at","address_hash");--> statement-breakpoint
CREATE INDEX "mail_suppressions_email" ON "mail_suppressions" USING btree ("email_id");--> statement-breakpoint
UPDATE "emails" SET "lease_until" = now() WHERE "state" = 'sending';--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_leased" CHECK ((state = 'sending') = (lease_until is not null));