-- `$3.87/lb`, `$0.70 each`: the twin of formatUnitPrice.
CREATE FUNCTION unit_price_text(price integer, quantity double precision, unit pack_unit) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  '$' || to_char(floor(price / quantity + 0.5)::numeric / 100, 'FM999,999,999,999,999,990.00')
  || CASE unit WHEN 'each' THEN ' each' ELSE '/' || unit END;
--> statement-breakpoint

-- What stands on a product's card whoever asks and when, as JSON without the last brace.
CREATE FUNCTION product_card(id integer, farm_id integer, slug text, name text, farm_name text, category category, price integer,
  pack text, pack_quantity double precision, pack_unit pack_unit, badge text, picture text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(row_to_json(card)::text, -1)
  FROM (SELECT id, farm_id AS "farmId", slug, name, farm_name AS "farmName", category, price, pack,
    unit_price_text(price, pack_quantity, pack_unit) AS "unitPriceText", badge, picture) card
$$;
--> statement-breakpoint

ALTER TABLE "products" ADD COLUMN "card" text GENERATED ALWAYS AS (product_card(id, farm_id, slug, name, farm_name, category, price_cents, pack, pack_quantity, pack_unit, badge, picture)) STORED NOT NULL;
