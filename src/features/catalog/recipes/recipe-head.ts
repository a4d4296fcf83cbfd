import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { brand } from "#shared/brand.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { ingredientText } from "./measured.ts";
import { pageHead, type StructuredData } from "#client/lib/pages/page-head.ts";
import { addressOf, breadcrumbs } from "#client/lib/catalog/structured-data.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Recipe = Outputs["catalog"]["recipes"]["bySlug"];

/** Title, description and structured data of a recipe's page. */
export function recipeHead(recipe: Recipe, origin: string) {
  const { title, summary } = recipe;
  const crumbs = [
    { name: m.recipes, path: "/recipes" },
    { name: title, path: recipePath(recipe) },
  ];
  return pageHead({
    title,
    description: summary,
    type: "article",
    structured: [structuredRecipe(recipe, origin), breadcrumbs(origin, crumbs)],
  });
}

/** The canonical URL of a recipe. */
export function recipePath({ slug }: { slug: string }): string {
  return `/recipes/${slug}`;
}

/** The preview picture for shared links to the recipe. */
export function recipePicturePath({ slug }: { slug: string }): string {
  return sharePath.recipe(slug);
}

function structuredRecipe(recipe: Recipe, origin: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.summary,
    url: addressOf(origin, recipePath(recipe)),
    image: addressOf(origin, recipePicturePath(recipe)),
    author: { "@type": "Organization", name: brand.name },
    totalTime: `PT${recipe.minutes}M`,
    recipeYield: m.serves(recipe.servings),
    recipeIngredient: recipe.ingredients.map((ingredient) =>
      ingredientText(ingredient, recipe.servings, recipe.servings),
    ),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}
