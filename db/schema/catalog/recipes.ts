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

/** Recipes made of what the farms sell. They are the market's own, so each is written in both languages. */
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
    /** The ingredients are given for so many. */
    servings: integer("servings").notNull(),
    diets: text("diets").array().notNull(),
    steps: text("steps").array().notNull(),
    stepsEs: text("steps_es").array().notNull(),
    /** How to keep what is left. */
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
    unit: text("unit", { enum: RECIPE_UNITS }),
    name: text("name").notNull(),
    nameEs: text("name_es").notNull(),
    /** Null for what every kitchen has. */
    productId: integer("product_id").references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    index("recipe_ingredients_product").on(table.productId),
  ],
);
