import { createFileRoute, redirect } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import {
  ConfirmationPage,
  JoinedPage,
  NoPlacePage,
} from "#client/features/memberships/early-access/confirmation-page.tsx";
import { linkSearch, openedBy, secretHead } from "#client/lib/pages/secret-link.ts";

type Search = { token?: string; joined?: true };

/** A place in line by its token, or that it was emailed. Without either there is nothing to confirm. */
export const Route = createFileRoute("/(memberships)/early-access-confirmation")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...linkSearch(search),
    ...(search["joined"] === undefined ? {} : { joined: true }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token, joined } }) => {
    if (token === undefined && !joined) throw redirect({ to: "/early-access" });
    // Who came by its share link is read afresh each time the page is opened.
    return openedBy(token, (known) =>
      api.memberships.earlyAccess.place.fetch({ token: known }, { staleTime: 0 }),
    );
  },
  head: () => secretHead(m.inLine, m.inLineText),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  const { token } = Route.useLoaderData();
  const { joined } = Route.useSearch();
  if (token) return <ConfirmationPage token={token} />;
  return joined ? <JoinedPage /> : <NoPlacePage />;
}
