ALTER TABLE "products" ADD COLUMN "featured_until" date;--> statement-breakpoint
-- The order of the shop is no part of a product's page: what only moves in it keeps the date of its change.
DROP TRIGGER products_date_their_change ON products;
--> statement-breakpoint
CREATE TRIGGER products_date_their_change BEFORE UPDATE ON products
  FOR EACH ROW WHEN (OLD.rank = NEW.rank AND OLD.featured_until IS NOT DISTINCT FROM NEW.featured_until)
  EXECUTE FUNCTION date_the_change();
