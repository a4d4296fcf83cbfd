-- A product shows the name of its farm and is found only while it is listed and its farm is live.
-- The farm's row is locked, so that a pause at the same moment is not missed.
CREATE FUNCTION product_follows_farm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE farm record;
BEGIN
  SELECT name, status INTO farm FROM farms WHERE id = NEW.farm_id FOR SHARE;
  IF FOUND THEN
    NEW.farm_name := farm.name;
    NEW.visible := NEW.status = 'listed' AND farm.status = 'live';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_follow_farm BEFORE INSERT OR UPDATE OF farm_id, status ON products
  FOR EACH ROW EXECUTE FUNCTION product_follows_farm();
--> statement-breakpoint
CREATE FUNCTION farm_leads_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET farm_name = NEW.name, visible = status = 'listed' AND NEW.status = 'live'
  WHERE farm_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER farms_lead_products AFTER UPDATE OF name, status ON farms
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.status <> NEW.status)
  EXECUTE FUNCTION farm_leads_products();
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM written, regexp_split_to_table(lower(name || ' ' || farm_name), '[^[:alnum:]]+') AS word
  WHERE length(word) >= 3
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_teach_words AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER products_teach_new_words AFTER UPDATE ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word FROM products, regexp_split_to_table(lower(name || ' ' || farm_name), '[^[:alnum:]]+') AS word
WHERE length(word) >= 3;
