import { brand, pageTitle } from "#shared/brand.ts";
import { pictureUrl } from "#shared/pictures.ts";
import type { Outputs } from "#client/lib/trpc.ts";

type Recipe = Outputs["recipes"]["bySlug"];

/** Title and description of a recipe, and what search engines read of it. */
export function recipeHead(recipe: Recipe) {
  const title = pageTitle(recipe.title);
  return [
    { title },
    { name: "description", content: recipe.summary },
    { property: "og:type", content: "article" },
    { property: "og:title", content: title },
    { property: "og:description", content: recipe.summary },
    { "script:ld+json": structuredRecipe(recipe) },
  ];
}

function structuredRecipe(recipe: Recipe) {
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.summary,
    image: pictureUrl(recipe.picture, 960, "webp"),
    author: { "@type": "Organization", name: brand.name },
    totalTime: `PT${recipe.minutes}M`,
    recipeYield: `${recipe.servings} servings`,
    recipeIngredient: recipe.ingredients.map(({ amount, unit, name }) =>
      [amount, unit, name].filter((part) => part !== null).join(" "),
    ),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}
