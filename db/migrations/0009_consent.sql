CREATE TYPE "public"."subscriber_token_purpose" AS ENUM('confirm', 'unsubscribe');--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'back_in_season' BEFORE 'welcome';--> statement-breakpoint
CREATE TABLE "product_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriber_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"purpose" "subscriber_token_purpose" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "subscriber_events" ADD COLUMN "text_version" text DEFAULT '2026-11' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_open" ON "product_alerts" USING btree ("product_id","subscriber_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "subscriber_tokens_subscriber" ON "subscriber_tokens" USING btree ("subscriber_id");