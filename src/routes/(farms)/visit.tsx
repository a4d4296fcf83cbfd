import { farmsVisits as m } from "#messages/farms/visits/visits.ts";
import { createFileRoute } from "@tanstack/react-router";
import { DeadVisitPage, GuestVisitPage } from "#client/features/farms/visits/guest-visit-page.tsx";
import { linkSearch, openedBy, secretHead } from "#client/lib/pages/secret-link.ts";

export const Route = createFileRoute("/(farms)/visit")({
  validateSearch: linkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  // Refetched on every visit, since the day may have been canceled.
  loader: ({ context: { api }, deps }) =>
    openedBy(deps.token, (token) => api.farms.places.read.fetch({ token }, { staleTime: 0 })),
  head: () => secretHead(m.yourPlaces, m.yourPlaces),
  component: VisitRoute,
});

function VisitRoute() {
  const { token } = Route.useLoaderData();
  return token ? <GuestVisitPage token={token} /> : <DeadVisitPage />;
}
