import { createFileRoute, notFound } from "@tanstack/react-router";
import { recipeHead } from "#client/features/recipes/recipe-head.ts";
import { RecipePage } from "#client/features/recipes/recipe-page.tsx";
import { failureOf } from "#client/lib/trpc.ts";

export const Route = createFileRoute("/recipes/$slug")({
  loader: ({ context: { api }, params }) =>
    api.recipes.bySlug.ensureData({ slug: params.slug }).catch((error: unknown) => {
      throw failureOf(error)?.code === "not_found" ? notFound() : error;
    }),
  head: ({ loaderData, match }) => (loaderData ? recipeHead(loaderData, match.context.origin) : {}),
  component: RecipeRoute,
});

function RecipeRoute() {
  const { slug } = Route.useParams();
  return <RecipePage key={slug} slug={slug} />;
}
