ALTER TABLE "checkouts" ADD COLUMN "hold_ends_at" timestamp with time zone DEFAULT furrow_now() + interval '45 minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "check_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "check_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "check_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "check_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checkouts_network" ON "checkouts" USING btree ("network_key") WHERE network_key is not null;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_network_while_open" CHECK (network_key is null or state in ('held', 'processing'));
--> statement-breakpoint
-- A checkout that is over forgets from which network it was opened, whoever ends it.
CREATE FUNCTION forget_network() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.network_key := NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER checkouts_forget_network BEFORE UPDATE OF state ON checkouts
  FOR EACH ROW WHEN (NEW.network_key IS NOT NULL AND NEW.state NOT IN ('held', 'processing'))
  EXECUTE FUNCTION forget_network();
