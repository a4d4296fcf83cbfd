import { createFileRoute } from "@tanstack/react-router";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { readRecipeSearch } from "#shared/catalog/recipes/recipes.ts";
import { RecipesPage } from "#client/features/catalog/recipes/recipes-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(catalog)/recipes/")({
  validateSearch: readRecipeSearch,
  loader: ({ context }) => context.api.catalog.recipes.list.ensureData(),
  head: () =>
    pageHead({
      title: m.recipes,
      description: m.description,
    }),
  component: RecipesRoute,
});

function RecipesRoute() {
  return <RecipesPage search={Route.useSearch()} />;
}
