import { createFileRoute } from "@tanstack/react-router";
import { readRecipeSearch } from "#shared/catalog/recipes.ts";
import { RecipesPage } from "#client/features/catalog/recipes/recipes-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(catalog)/recipes/")({
  validateSearch: readRecipeSearch,
  loader: ({ context }) => context.api.catalog.recipes.list.ensureData(),
  head: () =>
    pageHead({
      title: "Recipes",
      description:
        "Recipes for this week's harvest. Put all ingredients of one into your cart at once and see which farm grows them.",
    }),
  component: RecipesRoute,
});

function RecipesRoute() {
  return <RecipesPage search={Route.useSearch()} />;
}
