import { createFileRoute } from "@tanstack/react-router";
import { recipeHead } from "#client/features/catalog/recipes/recipe-head.ts";
import { RecipePage } from "#client/features/catalog/recipes/recipe-page.tsx";
import { missingOr } from "#client/lib/pages/missing-page.ts";

export const Route = createFileRoute("/(catalog)/recipes/$slug")({
  loader: ({ context: { api }, params }) =>
    api.catalog.recipes.bySlug.ensureData({ slug: params.slug }).catch(missingOr),
  head: ({ loaderData, match }) => (loaderData ? recipeHead(loaderData, match.context.origin) : {}),
  component: RecipeRoute,
});

function RecipeRoute() {
  const { slug } = Route.useParams();
  return <RecipePage key={slug} slug={slug} />;
}
