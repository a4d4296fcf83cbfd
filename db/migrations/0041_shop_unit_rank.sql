ALTER TABLE "products" DROP CONSTRAINT "products_price_positive";--> statement-breakpoint
DROP INDEX "products_by_category_unit_price";--> statement-breakpoint
DROP INDEX "products_by_unit_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_rank" integer GENERATED ALWAYS AS ((case pack_unit
  when 'lb' then least(99999999, round(price_cents / pack_quantity))
  when 'oz' then least(99999999, round(price_cents / pack_quantity * 16))
  when 'fl oz' then 100000000 + least(99999999, round(price_cents / pack_quantity))
  when 'pint' then 100000000 + least(99999999, round(price_cents / pack_quantity / 16))
  when 'bunch' then 200000000 + least(99999999, round(price_cents / pack_quantity))
  when 'each' then 300000000 + least(99999999, round(price_cents / pack_quantity))
  end)::integer) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_category_unit_price" ON "products" USING btree ("category","unit_rank","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_unit_price" ON "products" USING btree ("unit_rank","id") WHERE visible;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "unit_price_cents";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_positive" CHECK (price_cents > 0 and round(price_cents / pack_quantity) > 0);