ALTER TABLE "products" ADD COLUMN "name_es" text;--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree (coalesce(name_es, name),"id") WHERE visible;