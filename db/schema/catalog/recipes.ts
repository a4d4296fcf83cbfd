import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { changedAt } from "../columns.ts";
import { products } from "./catalog.ts";

/** Recipes made of what the farms sell. */
export const recipes = pgTable(
  "recipes",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    minutes: integer("minutes").notNull(),
    /** The ingredients are given for so many. */
    servings: integer("servings").notNull(),
    diets: text("diets").array().notNull(),
    steps: text("steps").array().notNull(),
    /** How to keep what is left. */
    leftovers: text("leftovers").notNull(),
    picture: text("picture").notNull(),
    changedAt: changedAt(),
  },
  () => [check("recipes_sizes", sql`minutes > 0 and servings > 0`)],
);

/** What a recipe takes, in the order it is needed. */
export const recipeIngredients = pgTable(
  "recipe_ingredients",
  {
    recipeId: integer("recipe_id")
      .notNull()
      .references(() => recipes.id),
    position: integer("position").notNull(),
    /** `1 lb`: amount for all servings; null where the cook decides. */
    amount: doublePrecision("amount"),
    unit: text("unit"),
    name: text("name").notNull(),
    /** Null for what every kitchen has. */
    productId: integer("product_id").references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    index("recipe_ingredients_product").on(table.productId),
  ],
);
