ALTER TYPE "public"."ledger_account" ADD VALUE 'other_income';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'payment';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'refund_failed';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'order_refund_undone';--> statement-breakpoint
DROP INDEX "orders_by_email";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "delivery_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "commission_cents" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "farm_share_cents" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_placing" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ((lower(number || ' ' || email::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_intent" ON "ledger_transactions" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_recent" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_recent" ON "payments" USING btree ("created_at","intent_id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount_cents","intent_id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email","placed_at");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_split" CHECK (amount_cents = commission_cents + farm_share_cents);