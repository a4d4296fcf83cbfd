CREATE TYPE "public"."language" AS ENUM('en', 'es');--> statement-breakpoint
CREATE TYPE "public"."tax_category" AS ENUM('food', 'prepared', 'drinks', 'flowers_plants', 'merchandise');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('customer', 'farmer', 'logistics', 'admin');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('vegetables', 'fruit', 'herbs', 'eggs-dairy', 'meat-poultry', 'seafood', 'pantry', 'bakery', 'flowers');--> statement-breakpoint
CREATE TYPE "public"."farm_status" AS ENUM('live', 'paused', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."pack_unit" AS ENUM('lb', 'oz', 'each', 'pint', 'bunch', 'fl oz');--> statement-breakpoint
CREATE TYPE "public"."product_status" AS ENUM('listed', 'paused', 'retired', 'draft');--> statement-breakpoint
CREATE TYPE "public"."stock_cause" AS ENUM('received', 'sold', 'written_off');--> statement-breakpoint
CREATE TYPE "public"."checkout_purpose" AS ENUM('order', 'addition', 'membership', 'gift_card', 'payment');--> statement-breakpoint
CREATE TYPE "public"."checkout_state" AS ENUM('held', 'processing', 'expired', 'placed', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."hold_state" AS ENUM('active', 'consumed', 'released');--> statement-breakpoint
CREATE TYPE "public"."delivery_window" AS ENUM('morning', 'afternoon', 'evening');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('placed', 'locked', 'harvesting', 'packed', 'out_for_delivery', 'delivered', 'failed_delivery', 'canceled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."bearer" AS ENUM('farm', 'market', 'carrier', 'customer');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('provider_balance', 'own_bank', 'card_fees', 'farm_payable', 'farm_in_transit', 'farm_paid', 'commission', 'delivery_fees', 'tax_payable', 'customer_refunds', 'customer_deposits', 'customer_credit', 'gift_cards', 'goodwill', 'box_gifts', 'promotions', 'referrals', 'market_losses', 'carrier_losses', 'paid_by_check', 'disputes', 'other_income');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('sale', 'provider_fee', 'late_payment', 'refund', 'deposit', 'deposit_returned', 'deposit_lost', 'order_refund', 'dispute', 'dispute_won', 'payment', 'refund_failed', 'order_refund_undone', 'credit', 'credit_spent', 'refund_credited', 'payment_returned', 'goodwill', 'bearer_changed', 'payout_sent', 'payout_paid', 'payout_reversed', 'own_payout', 'gift_card_sold', 'gift_card_redeemed', 'gift_card_returned', 'gift_card_lost', 'credit_paid_out', 'referral', 'referral_taken_back');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('awaiting_method', 'awaiting_action', 'processing', 'succeeded', 'partly_refunded', 'refunded', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."refund_cause" AS ENUM('customer_changed', 'order_canceled', 'missing_at_harvest', 'poor_quality', 'weight', 'packed_wrong', 'left_behind', 'price_error', 'goodwill', 'dispute', 'made_at_provider', 'damaged_on_the_way', 'not_delivered');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'pending', 'succeeded', 'failed');--> statement-breakpoint
CREATE TYPE "public"."membership_kind" AS ENUM('founding', 'free');--> statement-breakpoint
CREATE TYPE "public"."membership_state" AS ENUM('pending', 'active', 'expired', 'refunded', 'ended');--> statement-breakpoint
CREATE TYPE "public"."subscriber_source" AS ENUM('footer_newsletter', 'welcome_popup', 'early_access', 'waitlist', 'back_in_season', 'careers', 'account', 'import');--> statement-breakpoint
CREATE TYPE "public"."subscriber_state" AS ENUM('pending', 'confirmed', 'unsubscribed');--> statement-breakpoint
CREATE TYPE "public"."subscriber_token_purpose" AS ENUM('confirm', 'unsubscribe', 'place');--> statement-breakpoint
CREATE TYPE "public"."application_state" AS ENUM('submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."certificate_state" AS ENUM('claimed', 'waiting', 'verified', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."document_type" AS ENUM('application/pdf', 'image/jpeg');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'suppressed');--> statement-breakpoint
CREATE TYPE "public"."suppression_reason" AS ENUM('bounce', 'complaint');--> statement-breakpoint
CREATE TYPE "public"."suppression_source" AS ENUM('smtp', 'report');--> statement-breakpoint
CREATE TYPE "public"."account_token_purpose" AS ENUM('verify_email', 'reset_password', 'change_email', 'undo_email', 'restore_access');--> statement-breakpoint
CREATE TYPE "public"."problem_kind" AS ENUM('missing', 'damaged', 'quality', 'wrong_item', 'not_delivered');--> statement-breakpoint
CREATE TYPE "public"."problem_state" AS ENUM('open', 'refunded', 'declined');--> statement-breakpoint
CREATE TYPE "public"."refund_to" AS ENUM('card', 'credit');--> statement-breakpoint
CREATE TYPE "public"."farm_account_state" AS ENUM('started', 'incomplete', 'ready', 'held', 'closed');--> statement-breakpoint
CREATE TYPE "public"."payout_hold" AS ENUM('negative', 'too_small', 'account', 'disputed', 'our_balance', 'team');--> statement-breakpoint
CREATE TYPE "public"."payout_refusal" AS ENUM('balance_insufficient', 'transfers_not_allowed', 'gone', 'other');--> statement-breakpoint
CREATE TYPE "public"."payout_run_state" AS ENUM('drafted', 'approved', 'done', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."payout_state" AS ENUM('drafted', 'held', 'sending', 'failed', 'in_transit', 'paid', 'reversing', 'reversed', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."expected_reason" AS ENUM('just_booked', 'event_to_come', 'on_its_way', 'payment_going_back', 'failed_at_once');--> statement-breakpoint
CREATE TYPE "public"."reconciled_kind" AS ENUM('charge', 'fee', 'refund', 'refund_failed', 'dispute', 'transfer', 'reversal', 'payout', 'other');--> statement-breakpoint
CREATE TYPE "public"."reconciliation_difference_state" AS ENUM('expected', 'open', 'explained', 'matched');--> statement-breakpoint
CREATE TYPE "public"."reconciliation_problem" AS ENUM('missing_with_us', 'missing_at_provider', 'amount_differs');--> statement-breakpoint
CREATE TYPE "public"."reconciliation_run_state" AS ENUM('running', 'failed', 'done');--> statement-breakpoint
CREATE TYPE "public"."customer_update_state" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."contact_state" AS ENUM('new', 'answered');--> statement-breakpoint
CREATE TYPE "public"."late_cause" AS ENUM('traffic', 'weather', 'farm_late', 'vehicle');--> statement-breakpoint
CREATE TYPE "public"."route_state" AS ENUM('planned', 'out', 'done');--> statement-breakpoint
CREATE TYPE "public"."stop_event" AS ENUM('arrived', 'delivered', 'not_home', 'damaged', 'missing');--> statement-breakpoint
CREATE TYPE "public"."stop_remark" AS ENUM('handed_over', 'front_door', 'neighbor', 'as_noted', 'no_answer', 'locked', 'no_address', 'unsafe', 'not_handed_over');--> statement-breakpoint
CREATE TYPE "public"."stop_state" AS ENUM('planned', 'arrived', 'not_home', 'delivered');--> statement-breakpoint
CREATE TYPE "public"."box_state" AS ENUM('planned', 'skipped', 'charging', 'declined', 'placed', 'given_up', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."subscription_state" AS ENUM('active', 'paused', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."gift_card_state" AS ENUM('pending', 'active', 'frozen', 'redeemed', 'voided');--> statement-breakpoint
CREATE TYPE "public"."referral_state" AS ENUM('waiting', 'credited', 'refused', 'taken_back');--> statement-breakpoint
CREATE TYPE "public"."promotion_kind" AS ENUM('percent', 'amount', 'delivery');--> statement-breakpoint

-- `$3.87/lb`, `$0.70 each`: the twin of formatUnitPrice.
CREATE FUNCTION unit_price_text(price integer, quantity double precision, unit pack_unit) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  '$' || to_char(floor(price / quantity + 0.5)::numeric / 100, 'FM999,999,999,999,999,990.00')
  || CASE unit WHEN 'each' THEN ' each' ELSE '/' || unit END;
--> statement-breakpoint

-- The part of a product's card that is the same for everyone at any time, as JSON without the last brace.
-- With schemas in its names: a backup is restored without a search path, and works this out again.
CREATE FUNCTION product_card(id integer, farm_id integer, slug text, name text, farm_name text, category category, price integer,
  pack text, pack_quantity double precision, pack_unit pack_unit, badge text, picture text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(row_to_json(card)::text, -1)
  FROM (SELECT id, farm_id AS "farmId", slug, name, farm_name AS "farmName", category, price, pack,
    public.unit_price_text(price, pack_quantity, pack_unit) AS "unitPriceText", badge, picture) card
$$;
--> statement-breakpoint

CREATE SEQUENCE "public"."membership_place" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" "citext" NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" "role" DEFAULT 'customer' NOT NULL,
	"zip_code" text,
	"phone_number" text,
	"language" "language" DEFAULT 'en' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"provider_customer_id" text,
	"removed_cards" text[] DEFAULT '{}' NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"declined_mails" text[] DEFAULT '{}' NOT NULL,
	"last_seen_at" timestamp with time zone,
	"deletion_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_provider_customer_id_unique" UNIQUE("provider_customer_id")
);
--> statement-breakpoint
CREATE TABLE "farms" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"family" text NOT NULL,
	"town" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"since_year" integer NOT NULL,
	"acreage" integer NOT NULL,
	"farm_type" text NOT NULL,
	"tagline" text NOT NULL,
	"tagline_es" text DEFAULT '' NOT NULL,
	"story" text[] NOT NULL,
	"story_es" text[] DEFAULT '{}' NOT NULL,
	"quote" text NOT NULL,
	"quote_es" text DEFAULT '' NOT NULL,
	"quote_by" text NOT NULL,
	"practices" text[] NOT NULL,
	"practices_es" text[] DEFAULT '{}' NOT NULL,
	"growing" text[] DEFAULT '{}' NOT NULL,
	"commission_bps" integer NOT NULL,
	"picture" text NOT NULL,
	"status" "farm_status" DEFAULT 'live' NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"paused_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"farm_id" integer NOT NULL,
	"farm_name" text NOT NULL,
	"name" text NOT NULL,
	"name_es" text,
	"category" "category" NOT NULL,
	"tax_category" "tax_category" DEFAULT 'food' NOT NULL,
	"summary" text NOT NULL,
	"summary_es" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"pack" text NOT NULL,
	"pack_quantity" double precision NOT NULL,
	"pack_unit" "pack_unit" NOT NULL,
	"expected_weight" integer,
	"most_weight" integer GENERATED ALWAYS AS ((case when expected_weight is not null
  then round(pack_quantity * case pack_unit when 'lb' then 100 when 'oz' then 6.25 end)::integer end)) STORED,
	"unit_rank" integer GENERATED ALWAYS AS ((case pack_unit
  when 'lb' then least(99999999, round(price_cents / pack_quantity))
  when 'oz' then least(99999999, round(price_cents / pack_quantity * 16))
  when 'fl oz' then 100000000 + least(99999999, round(price_cents / pack_quantity))
  when 'pint' then 100000000 + least(99999999, round(price_cents / pack_quantity / 16))
  when 'bunch' then 200000000 + least(99999999, round(price_cents / pack_quantity))
  when 'each' then 300000000 + least(99999999, round(price_cents / pack_quantity))
  end)::integer) STORED NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"season_months" integer[] NOT NULL,
	"allergens_declared" boolean NOT NULL,
	"allergens" jsonb NOT NULL,
	"ingredients" text,
	"ingredients_es" text DEFAULT '' NOT NULL,
	"storage" text NOT NULL,
	"storage_es" text DEFAULT '' NOT NULL,
	"keeps_days" integer NOT NULL,
	"badge" text,
	"picture" text NOT NULL,
	"print" text,
	"rank" integer NOT NULL,
	"featured_until" date,
	"status" "product_status" DEFAULT 'listed' NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), 'A') || setweight(to_tsvector('english', regexp_replace(normalize(farm_name, NFD), '[\u0300-\u036f]', '', 'g')), 'B') || setweight(to_tsvector('english', regexp_replace(normalize(summary, NFD), '[\u0300-\u036f]', '', 'g')), 'C')) STORED,
	"search_text_es" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish', regexp_replace(normalize(coalesce(name_es, ''), NFD), '[\u0300-\u036f]', '', 'g')), 'A') || setweight(to_tsvector('spanish', regexp_replace(normalize(summary_es, NFD), '[\u0300-\u036f]', '', 'g')), 'C') || setweight(to_tsvector('spanish', regexp_replace(normalize(description_es, NFD), '[\u0300-\u036f]', '', 'g')), 'D')) STORED,
	"card" text GENERATED ALWAYS AS (product_card(id, farm_id, slug, name, farm_name, category, price_cents, pack, pack_quantity, pack_unit, badge, picture)) STORED NOT NULL,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_price_positive" CHECK (price_cents > 0 and round(price_cents / pack_quantity) > 0),
	CONSTRAINT "products_pack_positive" CHECK (pack_quantity > 0),
	CONSTRAINT "products_weight" CHECK (expected_weight is null or (pack_unit in ('lb', 'oz') and expected_weight between 1 and most_weight)),
	CONSTRAINT "products_season_months" CHECK (season_months <@ array[1,2,3,4,5,6,7,8,9,10,11,12])
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reserved_within_hand" CHECK (reserved >= 0 and reserved <= on_hand),
	CONSTRAINT "stock_conserved" CHECK (received = on_hand + sold + written_off),
	CONSTRAINT "stock_not_negative" CHECK (sold >= 0 and written_off >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"cause" "stock_cause" NOT NULL,
	"units" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"actor_id" uuid,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"uploaded_by" uuid,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_quotes" (
	"checkout_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_quotes_checkout_id_revision_pk" PRIMARY KEY("checkout_id","revision")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"purpose" "checkout_purpose" DEFAULT 'order' NOT NULL,
	"state" "checkout_state" DEFAULT 'held' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"payment_intent_id" text,
	"intent_attempt" integer DEFAULT 1 NOT NULL,
	"charge_attempt" integer DEFAULT 1 NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"hold_ends_at" timestamp with time zone NOT NULL,
	"network_key" text,
	"taken_by" uuid,
	"language" "language" DEFAULT 'en' NOT NULL,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"check_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "checkouts_network_while_open" CHECK (network_key is null or state in ('held', 'processing'))
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"day" date NOT NULL,
	"window" "delivery_window" NOT NULL,
	"capacity" integer NOT NULL,
	"excess" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slots_day_window_pk" PRIMARY KEY("day","window"),
	CONSTRAINT "delivery_slots_within_capacity" CHECK (held >= 0 and booked >= 0 and held + booked <= capacity + excess)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"checkout_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" "hold_state" DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_quantity_positive" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"window" "delivery_window" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from_state" "order_state",
	"to_state" "order_state" NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_id_unique" UNIQUE("order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"farm_id" integer NOT NULL,
	"name" text NOT NULL,
	"pack" text NOT NULL,
	"farm_name" text NOT NULL,
	"picture" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"most_weight" integer,
	"weighed" integer,
	"short" integer DEFAULT 0 NOT NULL,
	"short_reason" text,
	"short_key" uuid,
	"harvested_at" timestamp with time zone,
	"harvested_by" uuid,
	"packed_at" timestamp with time zone,
	"packed_by" uuid,
	"freed" integer DEFAULT 0 NOT NULL,
	"on_sale_again" integer DEFAULT 0 NOT NULL,
	"line_total_cents" integer NOT NULL,
	"promotion_cents" integer DEFAULT 0 NOT NULL,
	"farm_promotion_cents" integer DEFAULT 0 NOT NULL,
	"commission_bps" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"farm_share_cents" integer NOT NULL,
	"tax_category" "tax_category" DEFAULT 'food' NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_lines_total" CHECK (line_total_cents = unit_price_cents * quantity),
	CONSTRAINT "order_lines_split" CHECK (line_total_cents - farm_promotion_cents = commission_cents + farm_share_cents),
	CONSTRAINT "order_lines_promotion" CHECK (promotion_cents between 0 and line_total_cents and farm_promotion_cents in (0, promotion_cents)),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0),
	CONSTRAINT "order_lines_weighed" CHECK (weighed is null or (most_weight is not null and weighed > 0)),
	CONSTRAINT "order_lines_freed" CHECK (freed >= 0 and short >= 0 and freed + short <= quantity),
	CONSTRAINT "order_lines_on_sale_again" CHECK (on_sale_again between 0 and freed)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"user_id" uuid,
	"email" "citext" NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"state" "order_state" DEFAULT 'placed' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"promotion_cents" integer DEFAULT 0 NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_bps" integer,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_day" date NOT NULL,
	"delivery_window" "delivery_window" NOT NULL,
	"delivery" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"late_notified_until" timestamp with time zone,
	"harvested_for" date,
	"has_slot" boolean DEFAULT true NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_total_adds_up" CHECK (total_cents = subtotal_cents + tax_cents + delivery_cents - discount_cents),
	CONSTRAINT "orders_amounts_not_negative" CHECK (subtotal_cents >= 0 and tax_cents >= 0 and delivery_cents >= 0 and discount_cents >= 0),
	CONSTRAINT "orders_credit" CHECK (credit_cents between 0 and discount_cents),
	CONSTRAINT "orders_promotion" CHECK (promotion_cents between 0 and discount_cents - credit_cents)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"farm_id" integer,
	"authority" text,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK (amount_cents <> 0),
	CONSTRAINT "ledger_entries_authority" CHECK (authority is null or (account = 'tax_payable' and length(authority) between 1 and 60))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" uuid,
	"intent_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"state" "payment_state" DEFAULT 'awaiting_method' NOT NULL,
	"amount_cents" integer NOT NULL,
	"amount_received_cents" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"intent_id" text NOT NULL,
	"order_id" uuid,
	"amount_cents" integer NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"delivery_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"cause" "refund_cause",
	"bearer" "bearer",
	"bearer_reason" text,
	"bearer_changes" integer DEFAULT 0 NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"goodwill_cents" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"replaces" uuid,
	"overtaken_by" uuid,
	"act_key" uuid,
	"provider_refund_id" text,
	"requested_by" uuid,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"check_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_replaces_unique" UNIQUE("replaces"),
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK (amount_cents >= 0 and credit_cents >= 0 and (amount_cents + credit_cents > 0 or order_id is not null)),
	CONSTRAINT "refunds_cause" CHECK ((order_id is null) = (cause is null) and (cause is null) = (bearer is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "order_addition_lines" (
	"checkout_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"line_total_cents" integer NOT NULL,
	"commission_bps" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"farm_share_cents" integer NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_addition_lines_checkout_id_product_id_pk" PRIMARY KEY("checkout_id","product_id"),
	CONSTRAINT "order_addition_lines_quantity" CHECK (quantity > 0),
	CONSTRAINT "order_addition_lines_split" CHECK (line_total_cents = commission_cents + farm_share_cents)
);
--> statement-breakpoint
CREATE TABLE "order_additions" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_bps" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_additions_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "order_additions_total_adds_up" CHECK (total_cents = subtotal_cents + tax_cents - credit_cents),
	CONSTRAINT "order_additions_not_negative" CHECK (subtotal_cents > 0 and tax_cents >= 0 and credit_cents >= 0 and total_cents > 0)
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "memberships_place_unique" UNIQUE("place"),
	CONSTRAINT "memberships_amount" CHECK (amount_cents >= 0),
	CONSTRAINT "memberships_paid" CHECK ((kind = 'founding') = (checkout_id is not null)),
	CONSTRAINT "memberships_active_has_place" CHECK (state <> 'active' or (place is not null and starts_on is not null and ends_on >= starts_on))
);
--> statement-breakpoint
CREATE TABLE "product_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriber_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"event" text NOT NULL,
	"source" "subscriber_source" NOT NULL,
	"text_version" text,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"source" "subscriber_source" NOT NULL,
	"state" "subscriber_state" DEFAULT 'pending' NOT NULL,
	"first_name" text,
	"last_name" text,
	"zip_code" text,
	"language" "language" DEFAULT 'en' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email")
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "early_access_signups_subscriber_id_unique" UNIQUE("subscriber_id"),
	CONSTRAINT "early_access_signups_place_unique" UNIQUE("place"),
	CONSTRAINT "early_access_signups_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "early_access_variant" CHECK (variant between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "farmer_application_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_state" "application_state",
	"to_state" "application_state" NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farmer_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" "application_state" DEFAULT 'submitted' NOT NULL,
	"user_id" uuid,
	"farm_name" text NOT NULL,
	"family_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"location" text NOT NULL,
	"farm_type" text NOT NULL,
	"years_active" text NOT NULL,
	"acreage" text NOT NULL,
	"products_grown" text NOT NULL,
	"farming_practices" text NOT NULL,
	"markets" text[] NOT NULL,
	"certifications" text[] NOT NULL,
	"other_certification" text,
	"selling_platforms" text[] NOT NULL,
	"why_join" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"review_due_on" date NOT NULL,
	"link_hash" text,
	"farm_id" integer,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farmer_applications_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "certificate_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"type" "document_type" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farm_certifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"state" "certificate_state" DEFAULT 'claimed' NOT NULL,
	"certification" text NOT NULL,
	"name" text,
	"issuer" text,
	"number" text,
	"valid_to" date,
	"document_id" uuid,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"reminded_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_certifications_complete" CHECK (state not in ('waiting', 'verified') or (issuer is not null and number is not null and valid_to is not null)),
	CONSTRAINT "farm_certifications_reason" CHECK (state <> 'rejected' or reason is not null)
);
--> statement-breakpoint
CREATE TABLE "farm_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"text" text NOT NULL,
	"text_es" text DEFAULT '' NOT NULL,
	"bring" text NOT NULL,
	"bring_es" text DEFAULT '' NOT NULL,
	"meeting_point" text NOT NULL,
	"meeting_point_es" text DEFAULT '' NOT NULL,
	"canceled_at" timestamp with time zone,
	"canceled_reason" text,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_visits_time" CHECK (ends_at > starts_at),
	CONSTRAINT "farm_visits_places" CHECK (places between 1 and 200),
	CONSTRAINT "farm_visits_reason" CHECK ((canceled_at is null) = (canceled_reason is null))
);
--> statement-breakpoint
CREATE TABLE "visit_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visit_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"party" integer NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_guests_party" CHECK (party between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "visit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farm_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_questions_answer" CHECK ((answered_at is null) = (answer is null)),
	CONSTRAINT "farm_questions_hidden" CHECK ((hidden_at is null) = (hidden_reason is null))
);
--> statement-breakpoint
CREATE TABLE "farm_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"author_id" uuid,
	"language" "language" DEFAULT 'en' NOT NULL,
	"text" text NOT NULL,
	"hidden_reason" text,
	"hidden_at" timestamp with time zone,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_notes_hidden" CHECK ((hidden_at is null) = (hidden_reason is null))
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"recipe_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" double precision,
	"unit" text,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"product_id" integer,
	CONSTRAINT "recipe_ingredients_recipe_id_position_pk" PRIMARY KEY("recipe_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"summary" text NOT NULL,
	"summary_es" text NOT NULL,
	"minutes" integer NOT NULL,
	"servings" integer NOT NULL,
	"diets" text[] NOT NULL,
	"steps" text[] NOT NULL,
	"steps_es" text[] NOT NULL,
	"leftovers" text NOT NULL,
	"leftovers_es" text NOT NULL,
	"picture" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipes_sizes" CHECK (minutes > 0 and servings > 0),
	CONSTRAINT "recipes_steps" CHECK (cardinality(steps) = cardinality(steps_es))
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_reviews_one_each" UNIQUE("product_id","user_id"),
	CONSTRAINT "product_reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "product_reviews_hidden" CHECK ((hidden_at is null) = (hidden_reason is null)),
	CONSTRAINT "product_reviews_reply" CHECK ((replied_at is null) = (reply is null))
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	"lost" integer NOT NULL,
	CONSTRAINT "search_counts_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "search_counts_lost" CHECK (searches > 0 and lost between 0 and searches)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" "citext" NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "emails_leased" CHECK ((state = 'sending') = (lease_until is not null))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"payment_mode" text NOT NULL,
	"past_pending" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runners" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" "suppression_reason" NOT NULL,
	"source" "suppression_source" NOT NULL,
	"email_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"address" text NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_address_minute_pk" PRIMARY KEY("address","minute")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invariant_checks" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"checked" integer NOT NULL,
	"broken" jsonb NOT NULL,
	"unchecked" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" "account_token_purpose" NOT NULL,
	"email" "citext" NOT NULL,
	"encrypted" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"special_instructions" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" "role",
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farm_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"role" "role" NOT NULL,
	"farm_id" integer,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_prefix_pk" PRIMARY KEY("user_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "saved_farms" (
	"user_id" uuid NOT NULL,
	"farm_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_farms_user_id_farm_id_pk" PRIMARY KEY("user_id","farm_id")
);
--> statement-breakpoint
CREATE TABLE "saved_products" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "table_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"table_key" text NOT NULL,
	"name" "citext" NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_problems" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"kind" "problem_kind" NOT NULL,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_driver" boolean DEFAULT false NOT NULL,
	"refund_to" "refund_to" DEFAULT 'card' NOT NULL,
	"state" "problem_state" DEFAULT 'open' NOT NULL,
	"answer" text,
	"refund_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_problems_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "problem_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"problem_id" uuid,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"weight" integer,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"commission_cents" integer NOT NULL,
	"farm_share_cents" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_product_id_pk" PRIMARY KEY("refund_id","product_id"),
	CONSTRAINT "refund_lines_split" CHECK (amount_cents = commission_cents + farm_share_cents),
	CONSTRAINT "refund_lines_quantity" CHECK (quantity > 0 or (quantity = 0 and weight > 0))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"taken_cents" integer NOT NULL,
	"due_by" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "payout_entries" (
	"payout_id" uuid NOT NULL,
	"entry_id" bigint NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "payout_entries_payout_id_entry_id_pk" PRIMARY KEY("payout_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"state" "payout_run_state" DEFAULT 'drafted' NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	"drafted_by" uuid,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"check_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_runs_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"farm_id" integer NOT NULL,
	"state" "payout_state" DEFAULT 'drafted' NOT NULL,
	"amount_cents" integer NOT NULL,
	"hold_reason" "payout_hold",
	"left_out" text[] DEFAULT '{}' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"provider_account_id" text,
	"provider_transfer_id" text,
	"refusal" "payout_refusal",
	"reversal_id" uuid,
	"reversal_attempt" integer DEFAULT 1 NOT NULL,
	"reversal_sent_at" timestamp with time zone,
	"provider_reversal_id" text,
	"reversal_reason" text,
	"paid_at" timestamp with time zone,
	"check_failures" integer DEFAULT 0 NOT NULL,
	"check_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_provider_transfer_id_unique" UNIQUE("provider_transfer_id"),
	CONSTRAINT "payouts_reversal_id_unique" UNIQUE("reversal_id"),
	CONSTRAINT "payouts_provider_reversal_id_unique" UNIQUE("provider_reversal_id"),
	CONSTRAINT "payouts_one_of_farm" UNIQUE("run_id","farm_id"),
	CONSTRAINT "payouts_hold" CHECK (hold_reason is null or state in ('held', 'canceled')),
	CONSTRAINT "payouts_amount" CHECK (amount_cents > 0 or state in ('drafted', 'held', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "provider_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"source_id" text,
	"local_id" text,
	"intent_id" text,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"available_on" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_transactions_net" CHECK (net_cents = amount_cents - fee_cents)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"state" "reconciliation_difference_state" DEFAULT 'expected' NOT NULL,
	"kind" "reconciled_kind" NOT NULL,
	"problem" "reconciliation_problem" NOT NULL,
	"subject" text NOT NULL,
	"intent_id" text,
	"local_id" text,
	"ours_cents" integer NOT NULL,
	"theirs_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expected_reason" "expected_reason",
	"explanation" text,
	"explained_by" uuid,
	"explained_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_differences_reason" CHECK ((state <> 'expected' or expected_reason is not null) and (state <> 'explained' or explanation is not null))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" "reconciliation_run_state" DEFAULT 'running' NOT NULL,
	"since" timestamp with time zone,
	"reached_at" timestamp with time zone,
	"newest_at" timestamp with time zone,
	"read" integer DEFAULT 0 NOT NULL,
	"totals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"difference_cents" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_update_recipients" (
	"update_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"order_id" uuid,
	"queued_at" timestamp with time zone,
	"mail_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "customer_update_recipients_update_id_email_pk" PRIMARY KEY("update_id","email")
);
--> statement-breakpoint
CREATE TABLE "customer_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"audience" jsonb NOT NULL,
	"state" "customer_update_state" DEFAULT 'draft' NOT NULL,
	"created_by" uuid NOT NULL,
	"act_key" uuid,
	"edited_under" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"outcome" jsonb,
	CONSTRAINT "customer_updates_scheduled" CHECK (state <> 'scheduled' or scheduled_for is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"type" "document_type" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"network_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_attachments_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "contact_attachments_network_while_unused" CHECK (network_key is null or message_id is null)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"state" "contact_state" DEFAULT 'new' NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"message" text NOT NULL,
	"act_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "delivery_routes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"window" "delivery_window" NOT NULL,
	"name" text NOT NULL,
	"driver_id" uuid,
	"state" "route_state" DEFAULT 'planned' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"departed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"closed_by" uuid,
	"late_cause" "late_cause",
	"late_cause_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_routes_late_cause" CHECK ((late_cause is null) = (late_cause_at is null))
);
--> statement-breakpoint
CREATE TABLE "farm_pickups" (
	"day" date NOT NULL,
	"farm_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "farm_pickups_day_farm_id_pk" PRIMARY KEY("day","farm_id")
);
--> statement-breakpoint
CREATE TABLE "left_behind" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"route_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"left_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locked_days" (
	"day" date PRIMARY KEY NOT NULL,
	"locked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_stops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"route_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" "stop_state" DEFAULT 'planned' NOT NULL,
	"arrived_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"remark" "stop_remark",
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stop_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid NOT NULL,
	"kind" "stop_event" NOT NULL,
	"product_id" integer,
	"quantity" integer,
	"remark" "stop_remark",
	"note" text DEFAULT '' NOT NULL,
	"driver_id" uuid NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stop_events_quantity" CHECK (quantity is null or quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "box_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "subscription_state" DEFAULT 'active' NOT NULL,
	"size" text NOT NULL,
	"every_weeks" integer NOT NULL,
	"weekday" integer NOT NULL,
	"window" "delivery_window" NOT NULL,
	"delivery" jsonb NOT NULL,
	"never" integer[] NOT NULL,
	"without" text[] NOT NULL,
	"payment_method_id" text NOT NULL,
	"card_label" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL,
	"paused_until" date,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "box_subscriptions_weekday" CHECK (weekday between 0 and 6),
	CONSTRAINT "box_subscriptions_rhythm" CHECK (every_weeks in (1, 2, 4))
);
--> statement-breakpoint
CREATE TABLE "boxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"cycle_day" date NOT NULL,
	"day" date NOT NULL,
	"chosen_day" date,
	"donated_to" jsonb,
	"state" "box_state" DEFAULT 'planned' NOT NULL,
	"skipped_by_pause" boolean DEFAULT false NOT NULL,
	"swaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contents" jsonb,
	"unmet" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size" text NOT NULL,
	"price_cents" integer NOT NULL,
	"checkout_id" uuid,
	"order_id" uuid,
	"attempt" integer DEFAULT 0 NOT NULL,
	"charge_key" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"check_after" timestamp with time zone,
	"reminded_of" text,
	"reminders" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boxes_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "boxes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "boxes_attempt" CHECK (attempt between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"zip_code" text NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_once" UNIQUE("email","zip_code")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_key_unique" UNIQUE("key"),
	CONSTRAINT "credits_not_zero" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"from_state" "gift_card_state" NOT NULL,
	"to_state" "gift_card_state" NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" "gift_card_state" DEFAULT 'pending' NOT NULL,
	"checkout_id" uuid NOT NULL,
	"user_id" uuid,
	"buyer_email" "citext" NOT NULL,
	"buyer_name" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" "citext",
	"message" text NOT NULL,
	"send_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"code_hash" text,
	"sends" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"redeemed_by" uuid,
	"redeemed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_amount" CHECK (amount_cents > 0),
	CONSTRAINT "gift_cards_redeemed_by" CHECK ((redeemed_by is null) = (redeemed_at is null) and (redeemed_by is null or state = 'redeemed')),
	CONSTRAINT "gift_cards_sent" CHECK ((sends = 0) = (sent_at is null) and sends >= 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"state" "referral_state" DEFAULT 'waiting' NOT NULL,
	"reward_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"credited_at" timestamp with time zone,
	"taken_back_cents" integer,
	"ended_at" timestamp with time zone,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "referrals_reward" CHECK (reward_cents > 0),
	CONSTRAINT "referrals_credited" CHECK ((credited_at is not null) = (state in ('credited', 'taken_back'))),
	CONSTRAINT "referrals_taken_back" CHECK ((taken_back_cents is not null) = (state = 'taken_back') and taken_back_cents between 0 and reward_cents),
	CONSTRAINT "referrals_ended" CHECK ((ended_at is not null) = (state in ('refused', 'taken_back')))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"order_id" uuid,
	"amount_cents" integer NOT NULL,
	"stands" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" "citext" NOT NULL,
	"kind" "promotion_kind" NOT NULL,
	"value" integer NOT NULL,
	"farm_id" integer,
	"referrer_id" uuid,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"first_order" boolean DEFAULT false NOT NULL,
	"per_person" integer,
	"in_all" integer,
	"starts_on" date,
	"ends_on" date,
	"ended_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_referrer_id_unique" UNIQUE("referrer_id"),
	CONSTRAINT "promotions_value" CHECK (case kind when 'percent' then value between 1 and 10000 when 'amount' then value > 0 else value = 0 and farm_id is null end),
	CONSTRAINT "promotions_referrer" CHECK (referrer_id is null or (kind = 'amount' and farm_id is null and first_order and per_person = 1)),
	CONSTRAINT "promotions_limits" CHECK (minimum_cents >= 0 and per_person > 0 and in_all > 0)
);
--> statement-breakpoint
ALTER TABLE "contact_attachments" ADD CONSTRAINT "contact_attachments_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_quotes" ADD CONSTRAINT "checkout_quotes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_intent_id_payments_intent_id_fk" FOREIGN KEY ("payment_intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_intent_id_payments_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_refunds_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_overtaken_by_refunds_id_fk" FOREIGN KEY ("overtaken_by") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addition_lines" ADD CONSTRAINT "order_addition_lines_checkout_id_order_additions_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."order_additions"("checkout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addition_lines" ADD CONSTRAINT "order_addition_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_additions" ADD CONSTRAINT "order_additions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_additions" ADD CONSTRAINT "order_additions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_additions" ADD CONSTRAINT "order_additions_payment_intent_id_payments_intent_id_fk" FOREIGN KEY ("payment_intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_events" ADD CONSTRAINT "subscriber_events_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD CONSTRAINT "early_access_signups_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD CONSTRAINT "early_access_signups_referred_by_early_access_signups_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."early_access_signups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_application_history" ADD CONSTRAINT "farmer_application_history_application_id_farmer_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."farmer_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD CONSTRAINT "farmer_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD CONSTRAINT "farmer_applications_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_documents" ADD CONSTRAINT "certificate_documents_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_documents" ADD CONSTRAINT "certificate_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_document_id_certificate_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."certificate_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_visits" ADD CONSTRAINT "farm_visits_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_guests" ADD CONSTRAINT "visit_guests_visit_id_farm_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."farm_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_guests" ADD CONSTRAINT "visit_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_links" ADD CONSTRAINT "visit_links_guest_id_visit_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."visit_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_questions" ADD CONSTRAINT "farm_questions_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_questions" ADD CONSTRAINT "farm_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_notes" ADD CONSTRAINT "farm_notes_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_notes" ADD CONSTRAINT "farm_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_members" ADD CONSTRAINT "farm_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_members" ADD CONSTRAINT "farm_members_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_farms" ADD CONSTRAINT "saved_farms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_farms" ADD CONSTRAINT "saved_farms_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_views" ADD CONSTRAINT "table_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_order_id_product_id_order_lines_order_id_product_id_fk" FOREIGN KEY ("order_id","product_id") REFERENCES "public"."order_lines"("order_id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_photos" ADD CONSTRAINT "problem_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_photos" ADD CONSTRAINT "problem_photos_problem_id_order_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."order_problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_id_product_id_order_lines_order_id_product_id_fk" FOREIGN KEY ("order_id","product_id") REFERENCES "public"."order_lines"("order_id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_intent_id_payments_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_accounts" ADD CONSTRAINT "farm_accounts_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_drafted_by_users_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_explained_by_users_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_update_recipients" ADD CONSTRAINT "customer_update_recipients_update_id_customer_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."customer_updates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_update_recipients" ADD CONSTRAINT "customer_update_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_updates" ADD CONSTRAINT "customer_updates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_pickups" ADD CONSTRAINT "farm_pickups_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_pickups" ADD CONSTRAINT "farm_pickups_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_route_id_delivery_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."delivery_routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_left_by_users_id_fk" FOREIGN KEY ("left_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_route_id_delivery_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."delivery_routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_events" ADD CONSTRAINT "stop_events_stop_id_route_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."route_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_subscriptions" ADD CONSTRAINT "box_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_subscription_id_box_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."box_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_history" ADD CONSTRAINT "gift_card_history_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ((lower(last_name || ' ' || first_name)),"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ((lower(username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "farms_by_name" ON "farms" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "farms_by_town" ON "farms" USING btree ("town","id");--> statement-breakpoint
CREATE INDEX "farms_recent" ON "farms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "farms_words" ON "farms" USING gin ((lower(name || ' ' || family || ' ' || town)) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "products_act" ON "products" USING btree ("farm_id","act_key");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category_unit_price" ON "products" USING btree ("category","unit_rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category_name" ON "products" USING btree ("category","name","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_unit_price" ON "products" USING btree ("unit_rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree (coalesce(name_es, name),"id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_farm" ON "products" USING btree ("farm_id","rank");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_search_es" ON "products" USING gin ("search_text_es") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_nearest" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_act" ON "stock_movements" USING btree ("product_id","act_key") WHERE act_key is not null;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_unused" ON "uploaded_pictures" USING btree ("farm_id","created_at") WHERE not used;--> statement-breakpoint
CREATE INDEX "checkouts_token" ON "checkouts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "checkouts_expiring" ON "checkouts" USING btree ("hold_expires_at") WHERE state in ('held', 'processing');--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_begun" ON "checkouts" USING btree ("created_at") WHERE purpose = 'order';--> statement-breakpoint
CREATE INDEX "checkouts_network" ON "checkouts" USING btree ("network_key") WHERE network_key is not null;--> statement-breakpoint
CREATE INDEX "checkouts_by_phone" ON "checkouts" USING btree ("hold_expires_at") WHERE taken_by is not null and state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_active" ON "holds" USING btree ("checkout_id","product_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "holds_active_by_product" ON "holds" USING btree ("product_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "payment_links_checkout" ON "payment_links" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_links_ending" ON "payment_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_delivered" ON "order_history" USING btree ("created_at") WHERE to_state = 'delivered';--> statement-breakpoint
CREATE INDEX "order_lines_by_farm" ON "order_lines" USING btree ("farm_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_placing" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ((lower(number || ' ' || email::text || ' ' || coalesce(delivery->>'firstName', '') || ' ' || coalesce(delivery->>'lastName', '') || ' ' || coalesce(delivery->>'address', '') || ' ' || coalesce(delivery->>'city', '') || ' ' || coalesce(delivery->>'zipCode', '') || ' ' || translate(coalesce(delivery->>'phone', ''), ' ()-.+', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("delivery_day","delivery_window","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","delivery_day");--> statement-breakpoint
CREATE INDEX "orders_brought_again" ON "orders" USING btree ("harvested_for") WHERE harvested_for is not null;--> statement-breakpoint
CREATE INDEX "orders_by_zip" ON "orders" USING btree ((delivery->>'zipCode'));--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","farm_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_intent" ON "ledger_transactions" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_recent" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_recent" ON "payments" USING btree ("created_at","intent_id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount_cents","intent_id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("created_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "order_additions_order" ON "order_additions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_email" ON "memberships" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_free" ON "memberships" USING btree ("user_id") WHERE kind = 'free' and state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_open" ON "product_alerts" USING btree ("product_id","subscriber_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "subscriber_events_subscriber" ON "subscriber_events" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscriber_tokens_subscriber" ON "subscriber_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscribers_created" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_words" ON "subscribers" USING gin ((lower(email::text || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(zip_code, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "early_access_referred_by" ON "early_access_signups" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "farmer_application_history_application" ON "farmer_application_history" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "farmer_applications_one_open" ON "farmer_applications" USING btree ("email") WHERE state in ('submitted', 'in_review', 'changes_requested');--> statement-breakpoint
CREATE UNIQUE INDEX "farmer_applications_act" ON "farmer_applications" USING btree ("act_key");--> statement-breakpoint
CREATE INDEX "farmer_applications_by_state" ON "farmer_applications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "farmer_applications_by_due" ON "farmer_applications" USING btree ("review_due_on","id");--> statement-breakpoint
CREATE INDEX "farmer_applications_by_arrival" ON "farmer_applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "farmer_applications_words" ON "farmer_applications" USING gin ((lower(farm_name || ' ' || family_name || ' ' || location || ' ' || email::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificate_documents_farm" ON "certificate_documents" USING btree ("farm_id","created_at");--> statement-breakpoint
CREATE INDEX "farm_certifications_farm" ON "farm_certifications" USING btree ("farm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "farm_certifications_one_open" ON "farm_certifications" USING btree ("farm_id","certification") WHERE state in ('claimed', 'waiting') and certification <> 'other';--> statement-breakpoint
CREATE UNIQUE INDEX "farm_certifications_document" ON "farm_certifications" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "farm_certifications_ending" ON "farm_certifications" USING btree ("valid_to") WHERE state = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "farm_visits_act" ON "farm_visits" USING btree ("farm_id","act_key");--> statement-breakpoint
CREATE INDEX "farm_visits_farm" ON "farm_visits" USING btree ("farm_id","starts_at");--> statement-breakpoint
CREATE INDEX "farm_visits_coming" ON "farm_visits" USING btree ("starts_at") WHERE canceled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_guests_one" ON "visit_guests" USING btree ("visit_id","email");--> statement-breakpoint
CREATE INDEX "visit_guests_email" ON "visit_guests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "visit_links_guest" ON "visit_links" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "farm_questions_by_farm" ON "farm_questions" USING btree ("farm_id","created_at","id");--> statement-breakpoint
CREATE INDEX "farm_questions_by_user" ON "farm_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "farm_questions_recent" ON "farm_questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "farm_notes_act" ON "farm_notes" USING btree ("farm_id","act_key");--> statement-breakpoint
CREATE INDEX "farm_notes_by_farm" ON "farm_notes" USING btree ("farm_id","created_at","id");--> statement-breakpoint
CREATE INDEX "farm_notes_by_author" ON "farm_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "farm_notes_recent" ON "farm_notes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_product" ON "recipe_ingredients" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_reviews_by_product" ON "product_reviews" USING btree ("product_id","created_at","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "product_reviews_by_user" ON "product_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_reviews_recent" ON "product_reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("next_attempt_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "emails_recent" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_by_state" ON "emails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "emails_by_kind" ON "emails" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "emails_words" ON "emails" USING gin ((lower(to_address || ' ' || subject)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "mail_suppressions_recent" ON "mail_suppressions" USING btree ("created_at","address_hash");--> statement-breakpoint
CREATE INDEX "mail_suppressions_email" ON "mail_suppressions" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "throttles_expire" ON "throttles" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_one_of_a_kind" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin ((lower(actor_name || ' ' || subject_name || ' ' || action)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "farm_members_farm" ON "farm_members" USING btree ("farm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_views_name" ON "table_views" USING btree ("user_id","table_key","name");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "order_problems_order" ON "order_problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_problems_product" ON "order_problems" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_problems_recent" ON "order_problems" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_problems_open" ON "order_problems" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "order_problems_act" ON "order_problems" USING btree ("order_id","act_key");--> statement-breakpoint
CREATE INDEX "problem_photos_order" ON "problem_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "problem_photos_problem" ON "problem_photos" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "problem_photos_unused" ON "problem_photos" USING btree ("created_at") WHERE problem_id is null;--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_links_ending" ON "order_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refund_lines_order" ON "refund_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_intent" ON "disputes" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "farm_accounts_one_open" ON "farm_accounts" USING btree ("farm_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "farm_accounts_to_read" ON "farm_accounts" USING btree ("check_after") WHERE state <> 'closed' and provider_account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_once" ON "payout_entries" USING btree ("entry_id") WHERE freed_at is null;--> statement-breakpoint
CREATE INDEX "payouts_of_farm" ON "payouts" USING btree ("farm_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_to_do" ON "payouts" USING btree ("created_at") WHERE state in ('sending', 'reversing');--> statement-breakpoint
CREATE INDEX "provider_transactions_intent" ON "provider_transactions" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "provider_transactions_made" ON "provider_transactions" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "provider_transactions_own_payouts" ON "provider_transactions" USING btree ("made_at") WHERE type in ('payout', 'payout_cancel', 'payout_failure');--> statement-breakpoint
CREATE INDEX "reconciliation_differences_unmatched" ON "reconciliation_differences" USING btree ("at") WHERE state <> 'matched';--> statement-breakpoint
CREATE INDEX "reconciliation_differences_intent" ON "reconciliation_differences" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_recent" ON "reconciliation_runs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_runs_one_open" ON "reconciliation_runs" USING btree ((true)) WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "customer_update_recipients_due" ON "customer_update_recipients" USING btree ("update_id") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "customer_update_recipients_by_order" ON "customer_update_recipients" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_updates_act" ON "customer_updates" USING btree ("created_by","act_key");--> statement-breakpoint
CREATE INDEX "contact_attachments_unused" ON "contact_attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin ((lower(number || ' ' || name || ' ' || email::text || ' ' || coalesce(order_number, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_act" ON "contact_messages" USING btree ("act_key");--> statement-breakpoint
CREATE INDEX "delivery_routes_by_day" ON "delivery_routes" USING btree ("day","window");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_routes_name" ON "delivery_routes" USING btree ("day","window","name");--> statement-breakpoint
CREATE INDEX "route_stops_by_route" ON "route_stops" USING btree ("route_id","position");--> statement-breakpoint
CREATE INDEX "route_stops_by_order" ON "route_stops" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "route_stops_once" ON "route_stops" USING btree ("route_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "route_stops_one_open" ON "route_stops" USING btree ("order_id") WHERE state in ('planned', 'arrived');--> statement-breakpoint
CREATE INDEX "stop_events_stop" ON "stop_events" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "box_subscriptions_user" ON "box_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "box_subscriptions_state" ON "box_subscriptions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "box_subscriptions_recent" ON "box_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "boxes_one_a_day" ON "boxes" USING btree ("subscription_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "boxes_one_a_cycle" ON "boxes" USING btree ("subscription_id","cycle_day");--> statement-breakpoint
CREATE INDEX "boxes_due" ON "boxes" USING btree ("due_at") WHERE state in ('planned', 'declined', 'charging');--> statement-breakpoint
CREATE INDEX "boxes_by_day" ON "boxes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "waiting_list_by_zip" ON "waiting_list" USING btree ("zip_code","created_at");--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "gift_card_history_card" ON "gift_card_history" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_cards_user" ON "gift_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed" ON "gift_cards" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "gift_cards_recent" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_on") WHERE state = 'active' and sends = 0;--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_recent" ON "referrals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "referrals_open" ON "referrals" USING btree ("order_id") WHERE state in ('waiting', 'credited');--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_standing" ON "promotion_uses" USING btree ("promotion_id","created_at") WHERE stands;--> statement-breakpoint
CREATE INDEX "promotion_uses_held" ON "promotion_uses" USING btree ("promotion_id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "promotion_uses_order" ON "promotion_uses" USING btree ("order_id");