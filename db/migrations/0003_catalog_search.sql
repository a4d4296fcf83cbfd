CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_name_trigram";--> statement-breakpoint
DROP INDEX "products_season";--> statement-breakpoint
CREATE INDEX "search_words_nearest" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category_unit_price" ON "products" USING btree ("category","unit_price_cents","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "products_by_category_name" ON "products" USING btree ("category","name","id") WHERE visible;