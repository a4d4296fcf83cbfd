import type { Tx } from "#db/client.ts";
import { recipeIngredients, recipes } from "#db/schema/catalog/recipes.ts";
import { dishName, marketRecipes } from "#db/seed/recipes/recipes.ts";
import type { RecipeSeed } from "#db/seed/recipes/types.ts";
import { printKey } from "#shared/platform/pages/pictures.ts";

/** Inserts the demo market's recipes. Throws if one names a product that the market does not sell. */
export async function insertRecipes(
  tx: Tx,
  productIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const rows = await tx
    .insert(recipes)
    .values(
      marketRecipes.map((recipe) => {
        const { ingredients: _, drawing: __, ground: ___, es, ...rest } = recipe;
        return {
          ...rest,
          diets: [...rest.diets],
          steps: [...rest.steps],
          titleEs: es.title,
          summaryEs: es.summary,
          stepsEs: [...es.steps],
          leftoversEs: es.leftovers,
          picture: printKey(dishName(recipe), recipe.ground),
          changedAt: now,
        };
      }),
    )
    .returning({ id: recipes.id, slug: recipes.slug });
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  await tx.insert(recipeIngredients).values(
    marketRecipes.flatMap((recipe) =>
      recipe.ingredients.map(([amount, unit, name, product], position) => ({
        recipeId: idOf(ids, recipe.slug),
        position,
        amount,
        unit,
        name,
        nameEs: nameIn(recipe, position),
        productId: product === undefined ? null : idOf(productIds, product),
      })),
    ),
  );
}

function nameIn({ slug, es }: RecipeSeed, position: number): string {
  const name = es.ingredients[position];
  if (name === undefined) throw new Error(`An ingredient of ${slug} has no Spanish name`);
  return name;
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The market has no ${slug}`);
  return id;
}
