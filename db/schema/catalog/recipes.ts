import { RECIPE_UNITS } from "#shared/catalog/recipes/recipes.ts";
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

/** Recipes made from what the farms sell. They are the market's own, so each is written in both languages. */
export const recipes = pgTable(
  "recipes",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    titleEs: text("title_es").notNull(),
    summary: text("summary").notNull(),
    summaryEs: text("summary_es").notNull(),
    minutes: integer("minutes").notNull(),
    /** Number of servings that the ingredients are for. */
    servings: integer("servings").notNull(),
    diets: text("diets").array().notNull(),
    steps: text("steps").array().notNull(),
    stepsEs: text("steps_es").array().notNull(),
    /** How to store leftovers. */
    leftovers: text("leftovers").notNull(),
    leftoversEs: text("leftovers_es").notNull(),
    picture: text("picture").notNull(),
    changedAt: changedAt(),
  },
  () => [
    check("recipes_sizes", sql`minutes > 0 and servings > 0`),
    check("recipes_steps", sql`cardinality(steps) = cardinality(steps_es)`),
  ],
);

/** A recipe's ingredients, in the order they are needed. */
export const recipeIngredients = pgTable(
  "recipe_ingredients",
  {
    recipeId: integer("recipe_id")
      .notNull()
      .references(() => recipes.id),
    position: integer("position").notNull(),
    /** Amount for all servings, as in `1 lb`; null if it is up to the cook. */
    amount: doublePrecision("amount"),
    unit: text("unit", { enum: RECIPE_UNITS }),
    name: text("name").notNull(),
    nameEs: text("name_es").notNull(),
    /** Null for pantry staples. */
    productId: integer("product_id").references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    index("recipe_ingredients_product").on(table.productId),
  ],
);
