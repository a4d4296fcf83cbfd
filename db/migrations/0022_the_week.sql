-- The database's clock, or the day that a session lives in: the demo market's past is played so.
CREATE FUNCTION furrow_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('furrow.now', true), '')::timestamptz, now())
$$;--> statement-breakpoint
CREATE TYPE "public"."route_state" AS ENUM('planned', 'out', 'done');--> statement-breakpoint
CREATE TYPE "public"."stop_event" AS ENUM('arrived', 'delivered', 'not_home', 'damaged', 'missing');--> statement-breakpoint
CREATE TYPE "public"."stop_state" AS ENUM('planned', 'arrived', 'not_home', 'delivered');--> statement-breakpoint
CREATE TYPE "public"."box_state" AS ENUM('planned', 'skipped', 'charging', 'declined', 'placed', 'given_up', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."subscription_state" AS ENUM('active', 'paused', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."waiting_for" AS ENUM('zip', 'box');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'customer_credit' BEFORE 'dispute_losses';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'credit';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'credit_spent';--> statement-breakpoint
CREATE TABLE "farm_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
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
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stop_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid NOT NULL,
	"kind" "stop_event" NOT NULL,
	"product_id" integer,
	"quantity" integer,
	"note" text DEFAULT '' NOT NULL,
	"driver_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT furrow_now() NOT NULL,
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
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL,
	CONSTRAINT "box_subscriptions_weekday" CHECK (weekday between 0 and 6),
	CONSTRAINT "box_subscriptions_rhythm" CHECK (every_weeks in (1, 2, 4))
);
--> statement-breakpoint
CREATE TABLE "boxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" "box_state" DEFAULT 'planned' NOT NULL,
	"swaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contents" jsonb,
	"price_cents" integer NOT NULL,
	"checkout_id" uuid,
	"order_id" uuid,
	"attempt" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL,
	CONSTRAINT "boxes_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "boxes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "boxes_attempt" CHECK (attempt between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"zip_code" text NOT NULL,
	"waits_for" "waiting_for" DEFAULT 'zip' NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL,
	CONSTRAINT "waiting_list_once" UNIQUE("email","zip_code","waits_for")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL,
	CONSTRAINT "credits_key_unique" UNIQUE("key"),
	CONSTRAINT "credits_not_zero" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_freed";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "farms" ALTER COLUMN "status_since" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "farms" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "farms" ALTER COLUMN "changed_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "changed_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "checkout_quotes" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "order_history" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "updated_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "updated_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "webhook_events" ALTER COLUMN "received_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "product_alerts" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "subscriber_events" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "subscribers" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "early_access_signups" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "farmer_application_history" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "farmer_applications" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "changed_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "next_attempt_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "installation" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "updated_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "account_tokens" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "saved_farms" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "saved_products" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "second_factors" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "customer_updates" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "updated_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "order_problems" ALTER COLUMN "created_at" SET DEFAULT furrow_now();--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "short" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "short_reason" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "harvested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "harvested_by" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "packed_by" uuid;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD COLUMN "farm_id" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "farm_id" integer;--> statement-breakpoint
ALTER TABLE "farm_members" ADD CONSTRAINT "farm_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_members" ADD CONSTRAINT "farm_members_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_route_id_delivery_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."delivery_routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_events" ADD CONSTRAINT "stop_events_stop_id_route_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."route_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_subscriptions" ADD CONSTRAINT "box_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_subscription_id_box_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."box_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boxes" ADD CONSTRAINT "boxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "farm_members_farm" ON "farm_members" USING btree ("farm_id");--> statement-breakpoint
CREATE INDEX "delivery_routes_by_day" ON "delivery_routes" USING btree ("day","window");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_routes_name" ON "delivery_routes" USING btree ("day","window","name");--> statement-breakpoint
CREATE INDEX "route_stops_by_route" ON "route_stops" USING btree ("route_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "route_stops_once" ON "route_stops" USING btree ("route_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "route_stops_one_open" ON "route_stops" USING btree ("order_id") WHERE state in ('planned', 'arrived');--> statement-breakpoint
CREATE INDEX "stop_events_stop" ON "stop_events" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "box_subscriptions_user" ON "box_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "box_subscriptions_state" ON "box_subscriptions" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "boxes_one_a_day" ON "boxes" USING btree ("subscription_id","day");--> statement-breakpoint
CREATE INDEX "boxes_due" ON "boxes" USING btree ("due_at") WHERE state in ('planned', 'declined', 'charging');--> statement-breakpoint
CREATE INDEX "boxes_by_day" ON "boxes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "waiting_list_by_zip" ON "waiting_list" USING btree ("zip_code","created_at");--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD CONSTRAINT "farmer_applications_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD CONSTRAINT "farmer_applications_link_hash_unique" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_freed" CHECK (freed >= 0 and short >= 0 and freed + short <= quantity);