import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { type Measure, type Pack, packShare } from "#shared/catalog/recipes/recipe-packs.ts";
import type { Deps } from "../../deps.ts";
import { cardOf, type CardRow, cardText, type Sql, unitsLeft } from "./cards/cards.ts";
import { todayOf } from "./today.ts";

/** A column of the market's own texts, which are stored in both languages, in the reader's language. */
function inReadersLanguage(sql: Sql, column: string) {
  const [, name = column] = column.split(".");
  return languageNow() === "es" ? sql`${sql(`${column}_es`)} as ${sql(name)}` : sql`${sql(column)}`;
}

/** A recipe in the list of recipes. */
export type RecipeCard = {
  slug: string;
  title: string;
  summary: string;
  minutes: number;
  servings: number;
  diets: string[];
  picture: string;
  /** Ingredients sold in the shop, and how many of them are available now. */
  forSale: number;
  available: number;
  /** Whether all of those are in season now; false if there are none. */
  inSeason: boolean;
};

/** All recipes, each with how many of its ingredients are available and whether it is in season. */
export async function listRecipes(deps: Pick<Deps, "db" | "clock">): Promise<RecipeCard[]> {
  const sql = deps.db.$client;
  const { month } = todayOf(deps);
  return [
    ...(await sql<RecipeCard[]>`
      select r.slug, ${inReadersLanguage(sql, "r.title")}, ${inReadersLanguage(sql, "r.summary")}, r.minutes, r.servings, r.diets, r.picture,
        count(p.id)::int as "forSale",
        count(*) filter (where p.visible and ${unitsLeft(sql)} > 0)::int as available,
        coalesce(bool_and(p.season_months @> array[${month}::int]) filter (where p.id is not null), false)
          as "inSeason"
      from recipes r
      left join recipe_ingredients i on i.recipe_id = r.id
      left join products p on p.id = i.product_id
      group by r.id
      order by r.id`),
  ];
}

/** A recipe as shown on a product's page. */
export type UsedIn = Pick<RecipeCard, "slug" | "title" | "minutes" | "servings" | "picture">;

/** Up to `most` recipes that use a product; none for an unknown product. */
export async function recipesWith(
  { db }: Pick<Deps, "db">,
  productId: number,
  most: number,
): Promise<UsedIn[]> {
  const sql = db.$client;
  return [
    ...(await sql<UsedIn[]>`
      select r.slug, ${inReadersLanguage(sql, "r.title")}, r.minutes, r.servings, r.picture
      from recipes r
      where r.id in (select recipe_id from recipe_ingredients where product_id = ${productId})
      order by r.id limit ${most}`),
  ];
}

/** An ingredient of a recipe, with the product to buy for it. */
export type RecipeIngredient = Measure & {
  name: string;
  /** Null for staples that every kitchen has. */
  product: ProductCardData | null;
  /** Packs of the product needed for the recipe's base servings, not rounded (`packsFor`). */
  packShare: number;
};

/** A recipe with its steps and ingredients. */
export type Recipe = Omit<RecipeCard, "forSale" | "available" | "inSeason"> & {
  steps: string[];
  leftovers: string;
  ingredients: RecipeIngredient[];
};

type RecipeRow = Omit<Recipe, "ingredients"> & { id: number };
type IngredientRow = Omit<RecipeIngredient, "product" | "packShare"> & { productId: number | null };

/** A recipe with the products it uses. Throws `not_found`. */
export async function getRecipe(deps: Pick<Deps, "db" | "clock">, slug: string): Promise<Recipe> {
  const sql = deps.db.$client;
  const [row] = await sql<RecipeRow[]>`
    select r.id, r.slug, ${inReadersLanguage(sql, "r.title")}, ${inReadersLanguage(sql, "r.summary")}, r.minutes, r.servings, r.diets, r.picture,
      ${inReadersLanguage(sql, "r.steps")}, ${inReadersLanguage(sql, "r.leftovers")}
    from recipes r where r.slug = ${slug}`;
  if (!row) throw new DomainError("not_found", m.noRecipe);
  const { id, ...recipe } = row;
  const ingredients = await sql<IngredientRow[]>`
    select i.amount, i.unit, ${inReadersLanguage(sql, "i.name")}, i.product_id as "productId"
    from recipe_ingredients i where i.recipe_id = ${id} order by i.position`;
  const goods = await readGoods(deps, ingredients);
  return {
    ...recipe,
    ingredients: ingredients.map(({ productId, ...ingredient }) => {
      const found = productId === null ? undefined : goods.get(productId);
      return {
        ...ingredient,
        product: found?.card ?? null,
        packShare: found ? packShare(ingredient, found.pack) : 0,
      };
    }),
  };
}

async function readGoods(deps: Pick<Deps, "db" | "clock">, ingredients: readonly IngredientRow[]) {
  const sql = deps.db.$client;
  const ids = ingredients.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const rows = await sql<(CardRow & Pack & { id: number })[]>`
    select p.id, ${cardText(sql, todayOf(deps))}, p.pack, p.pack_quantity as "packQuantity",
      p.pack_unit as "packUnit"
    from products p where p.id = any(${ids}::int[])`;
  return new Map(rows.map((row) => [row.id, { card: cardOf(row), pack: row }]));
}
