import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { readFarmSearch } from "#shared/farms/farm-search.ts";
import { FarmsPage } from "#client/features/farms/farms/list/farms-page.tsx";
import { loadFarms } from "#client/features/farms/farms/list/load-farms.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/farmers/")({
  validateSearch: readFarmSearch,
  // The router adds back parameters that parsing dropped, so they are parsed again where they are used.
  loaderDeps: ({ search }) => readFarmSearch(search),
  loader: ({ context, deps }) => loadFarms(context.api, deps),
  head: () =>
    pageHead({
      title: m.meet,
      description: m.meetText,
    }),
  component: FarmersRoute,
});

function FarmersRoute() {
  return <FarmsPage search={readFarmSearch(Route.useSearch())} />;
}
