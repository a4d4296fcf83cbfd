CREATE TYPE "public"."farm_account_state" AS ENUM('started', 'incomplete', 'ready', 'held', 'closed');--> statement-breakpoint
CREATE TABLE "farm_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"state" "farm_account_state" DEFAULT 'started' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"provider_account_id" text,
	"due" text[] DEFAULT '{}' NOT NULL,
	"disabled_reason" text,
	"read_at" timestamp with time zone,
	"notices" integer DEFAULT 0 NOT NULL,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"check_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_accounts_provider_account_id_unique" UNIQUE("provider_account_id")
);
--> statement-breakpoint
ALTER TABLE "farm_accounts" ADD CONSTRAINT "farm_accounts_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "farm_accounts_one_open" ON "farm_accounts" USING btree ("farm_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "farm_accounts_to_read" ON "farm_accounts" USING btree ("check_after") WHERE state <> 'closed' and provider_account_id is not null;