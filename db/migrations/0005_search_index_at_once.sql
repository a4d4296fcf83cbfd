DROP INDEX "products_search";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text") WITH (fastupdate=false);