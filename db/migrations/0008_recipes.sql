CREATE TABLE "recipe_ingredients" (
	"recipe_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" double precision,
	"unit" text,
	"name" text NOT NULL,
	"product_id" integer,
	CONSTRAINT "recipe_ingredients_recipe_id_position_pk" PRIMARY KEY("recipe_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"minutes" integer NOT NULL,
	"servings" integer NOT NULL,
	"diets" text[] NOT NULL,
	"steps" text[] NOT NULL,
	"leftovers" text NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "recipes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipes_sizes" CHECK (minutes > 0 and servings > 0)
);
--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_ingredients_product" ON "recipe_ingredients" USING btree ("product_id");