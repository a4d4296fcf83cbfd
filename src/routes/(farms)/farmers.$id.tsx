import { createFileRoute, notFound } from "@tanstack/react-router";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { farmHead } from "#client/features/farms/farms/page/farm-head.ts";
import { FarmPage } from "#client/features/farms/farms/page/farm-page.tsx";
import { missingOr } from "#client/lib/pages/missing-page.ts";

export const Route = createFileRoute("/(farms)/farmers/$id")({
  loader: async ({ context: { api }, params }) => {
    const id = farmIdOf(params.id);
    const beside = Promise.all([
      api.checkout.delivery.options.prefetch(),
      api.farms.visits.prefetch({ farmId: id }),
      api.farms.reviews.prefetch({ farmId: id }),
      api.farms.notes.prefetch({ farmId: id }),
      api.farms.questions.prefetch({ farmId: id }),
    ]);
    const farm = await api.farms.byId.ensureData({ id }).catch(missingOr);
    if (import.meta.env.SSR) await beside;
    return farm;
  },
  head: ({ loaderData, match }) => (loaderData ? farmHead(loaderData, match.context.origin) : {}),
  component: FarmRoute,
});

/** Only integers that can be a row's id are looked up. */
function farmIdOf(text: string): number {
  const id = rowIdIn(text);
  if (id === null) throw notFound();
  return id;
}

function FarmRoute() {
  return <FarmPage id={Number(Route.useParams().id)} />;
}
