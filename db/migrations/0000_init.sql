CREATE TYPE "public"."role" AS ENUM('customer', 'farmer', 'logistics', 'admin');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('vegetables', 'fruit', 'herbs', 'eggs-dairy', 'meat-poultry', 'seafood', 'pantry', 'bakery', 'flowers');--> statement-breakpoint
CREATE TYPE "public"."farm_status" AS ENUM('live', 'paused', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."pack_unit" AS ENUM('lb', 'oz', 'each', 'pint', 'bunch', 'fl oz');--> statement-breakpoint
CREATE TYPE "public"."product_status" AS ENUM('listed', 'paused', 'retired');--> statement-breakpoint
CREATE TYPE "public"."checkout_state" AS ENUM('held', 'processing', 'expired', 'placed', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."hold_state" AS ENUM('active', 'consumed', 'released');--> statement-breakpoint
CREATE TYPE "public"."delivery_window" AS ENUM('morning', 'afternoon', 'evening');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('placed', 'locked', 'harvesting', 'packed', 'out_for_delivery', 'delivered', 'failed_delivery', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('provider_balance', 'provider_fees', 'farm_payable', 'commission_income', 'delivery_income', 'tax_payable', 'customer_refunds');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('sale', 'provider_fee', 'late_payment', 'refund');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('awaiting_method', 'awaiting_action', 'processing', 'succeeded', 'partly_refunded', 'refunded', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'pending', 'succeeded', 'failed');--> statement-breakpoint
CREATE TYPE "public"."subscriber_source" AS ENUM('footer_newsletter', 'welcome_popup', 'early_access', 'waitlist', 'back_in_season');--> statement-breakpoint
CREATE TYPE "public"."subscriber_state" AS ENUM('pending', 'confirmed', 'unsubscribed');--> statement-breakpoint
CREATE TYPE "public"."mail_kind" AS ENUM('order_placed', 'order_refunded', 'newsletter_confirm', 'welcome');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sending', 'sent', 'failed');--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"email_verified_at" timestamp with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "farm_certifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"certification" text NOT NULL,
	"issuer" text NOT NULL,
	"number" text NOT NULL,
	"valid_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farms" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"family" text NOT NULL,
	"town" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"since_year" integer NOT NULL,
	"acreage" integer NOT NULL,
	"farm_type" text NOT NULL,
	"tagline" text NOT NULL,
	"story" text[] NOT NULL,
	"quote" text NOT NULL,
	"quote_by" text NOT NULL,
	"practices" text[] NOT NULL,
	"commission_bps" integer NOT NULL,
	"picture" text NOT NULL,
	"status" "farm_status" DEFAULT 'live' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"farm_id" integer NOT NULL,
	"farm_name" text NOT NULL,
	"name" text NOT NULL,
	"category" "category" NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"pack" text NOT NULL,
	"pack_quantity" double precision NOT NULL,
	"pack_unit" "pack_unit" NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"season_months" integer[] NOT NULL,
	"allergens_declared" boolean NOT NULL,
	"allergens" jsonb NOT NULL,
	"ingredients" text,
	"storage" text NOT NULL,
	"keeps_days" integer NOT NULL,
	"badge" text,
	"picture" text NOT NULL,
	"rank" integer NOT NULL,
	"status" "product_status" DEFAULT 'listed' NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', farm_name), 'B') || setweight(to_tsvector('english', summary), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_price_positive" CHECK (price_cents > 0 and unit_price_cents > 0),
	CONSTRAINT "products_pack_positive" CHECK (pack_quantity > 0),
	CONSTRAINT "products_season_months" CHECK (season_months <@ array[1,2,3,4,5,6,7,8,9,10,11,12])
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_reserved_within_hand" CHECK (reserved >= 0 and reserved <= on_hand),
	CONSTRAINT "stock_conserved" CHECK (received = on_hand + sold + written_off),
	CONSTRAINT "stock_not_negative" CHECK (sold >= 0 and written_off >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkout_quotes" (
	"checkout_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_quotes_checkout_id_revision_pk" PRIMARY KEY("checkout_id","revision")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"state" "checkout_state" DEFAULT 'held' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"payment_intent_id" text,
	"intent_attempt" integer DEFAULT 1 NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"day" date NOT NULL,
	"window" "delivery_window" NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slots_day_window_pk" PRIMARY KEY("day","window"),
	CONSTRAINT "delivery_slots_within_capacity" CHECK (held >= 0 and booked >= 0 and held + booked <= capacity)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"checkout_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" "hold_state" DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holds_quantity_positive" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "seat_holds" (
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"line_total_cents" integer NOT NULL,
	"commission_bps" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"farm_share_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_lines_total" CHECK (line_total_cents = unit_price_cents * quantity),
	CONSTRAINT "order_lines_split" CHECK (line_total_cents = commission_cents + farm_share_cents),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"user_id" uuid,
	"email" "citext" NOT NULL,
	"state" "order_state" DEFAULT 'placed' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_bps" integer NOT NULL,
	"delivery_day" date NOT NULL,
	"delivery_window" "delivery_window" NOT NULL,
	"delivery" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_total_adds_up" CHECK (total_cents = subtotal_cents + tax_cents + delivery_cents - discount_cents),
	CONSTRAINT "orders_amounts_not_negative" CHECK (subtotal_cents >= 0 and tax_cents >= 0 and delivery_cents >= 0 and discount_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"farm_id" integer,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"intent_id" text NOT NULL,
	"order_id" uuid,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "subscriber_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"event" text NOT NULL,
	"source" "subscriber_source" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "mail_kind" NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"payment_mode" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_quotes" ADD CONSTRAINT "checkout_quotes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_intent_id_payments_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payments"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_events" ADD CONSTRAINT "subscriber_events_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "farm_certifications_farm" ON "farm_certifications" USING btree ("farm_id");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_unit_price" ON "products" USING btree ("unit_price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_farm" ON "products" USING btree ("farm_id","rank");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text");--> statement-breakpoint
CREATE INDEX "products_name_trigram" ON "products" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_season" ON "products" USING gin ("season_months");--> statement-breakpoint
CREATE INDEX "checkouts_token" ON "checkouts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "checkouts_expiring" ON "checkouts" USING btree ("hold_expires_at") WHERE state in ('held', 'processing');--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_active" ON "holds" USING btree ("checkout_id","product_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "holds_active_by_product" ON "holds" USING btree ("product_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_farm" ON "order_lines" USING btree ("farm_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("delivery_day","delivery_window");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","farm_id");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refunds_unsent" ON "refunds" USING btree ("created_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "subscriber_events_subscriber" ON "subscriber_events" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("next_attempt_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "emails_recent" ON "emails" USING btree ("created_at");