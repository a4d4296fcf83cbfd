ALTER TABLE "order_lines" ADD COLUMN "freed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_freed" CHECK (freed between 0 and quantity);
--> statement-breakpoint
-- What was sold stays as it was quoted; only the units that went back to the stock are counted.
DROP TRIGGER order_lines_append_only ON order_lines;--> statement-breakpoint
CREATE TRIGGER order_lines_append_only BEFORE DELETE OR UPDATE OF order_id, product_id, farm_id, name, pack,
  farm_name, picture, unit_price_cents, quantity, line_total_cents, commission_bps, commission_cents, farm_share_cents
  ON order_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
