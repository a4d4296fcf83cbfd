CREATE TYPE "public"."refund_to" AS ENUM('card', 'credit');--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_positive";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_problems" ADD COLUMN "refund_to" "refund_to" DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK (credit_cents between 0 and discount_cents);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK (amount_cents >= 0 and credit_cents >= 0 and amount_cents + credit_cents > 0);--> statement-breakpoint
-- What was given and spent is never rewritten: a mistake is put right by a movement of its own.
CREATE TRIGGER credits_append_only BEFORE UPDATE OR DELETE ON credits
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
