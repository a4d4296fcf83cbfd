CREATE TYPE "public"."checkout_purpose" AS ENUM('order', 'membership', 'payment');--> statement-breakpoint
CREATE TYPE "public"."membership_kind" AS ENUM('founding', 'free');--> statement-breakpoint
CREATE TYPE "public"."membership_state" AS ENUM('pending', 'active', 'expired', 'refunded');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'customer_deposits';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'deposit';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'deposit_returned';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'membership_active';--> statement-breakpoint
CREATE SEQUENCE "public"."membership_place" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"email" "citext" NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "receipts_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "founding_places" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "founding_places_not_negative" CHECK (id and held >= 0 and taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "membership_kind" NOT NULL,
	"state" "membership_state" DEFAULT 'pending' NOT NULL,
	"email" "citext" NOT NULL,
	"first_name" text NOT NULL,
	"zip_code" text NOT NULL,
	"user_id" uuid,
	"checkout_id" uuid,
	"place" integer,
	"starts_on" date,
	"ends_on" date,
	"amount_cents" integer NOT NULL,
	"source" text,
	"variant" smallint,
	"referral" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "memberships_place_unique" UNIQUE("place"),
	CONSTRAINT "memberships_amount" CHECK (amount_cents >= 0),
	CONSTRAINT "memberships_paid" CHECK ((kind = 'founding') = (checkout_id is not null)),
	CONSTRAINT "memberships_active_has_place" CHECK (state <> 'active' or (place is not null and starts_on is not null and ends_on >= starts_on))
);
--> statement-breakpoint
CREATE TABLE "early_access_signups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"place" serial NOT NULL,
	"zip_code" text NOT NULL,
	"variant" smallint NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" uuid,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "early_access_signups_subscriber_id_unique" UNIQUE("subscriber_id"),
	CONSTRAINT "early_access_signups_place_unique" UNIQUE("place"),
	CONSTRAINT "early_access_signups_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "early_access_variant" CHECK (variant between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "purpose" "checkout_purpose" DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_intent_id_payments_intent_id_fk" FOREIGN KEY ("payment_intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD CONSTRAINT "early_access_signups_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD CONSTRAINT "early_access_signups_referred_by_early_access_signups_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."early_access_signups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_email" ON "memberships" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_free" ON "memberships" USING btree ("user_id") WHERE kind = 'free';--> statement-breakpoint
CREATE INDEX "early_access_referred_by" ON "early_access_signups" USING btree ("referred_by");--> statement-breakpoint
INSERT INTO "founding_places" DEFAULT VALUES;
