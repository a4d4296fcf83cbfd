import { createFileRoute, redirect } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships-heads.ts";
import { ConfirmationPage } from "#client/features/memberships/early-access/confirmation-page.tsx";
import { headUnlessMissing, missingOr } from "#client/lib/pages/missing-page.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** A place in line, by the code of its share link; a code that is none is not found. Without one there is nothing to confirm. */
export const Route = createFileRoute("/(memberships)/early-access-confirmation")({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | number } => {
    return (typeof code === "string" && code !== "") || typeof code === "number" ? { code } : {};
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { code } }) => {
    if (code === undefined) throw redirect({ to: "/early-access" });
    await api.memberships.earlyAccess.place.fetch({ code: String(code) }).catch(missingOr);
  },
  head: headUnlessMissing(() =>
    pageHead({
      title: m.inLine,
      description: m.inLineText,
      hidden: true,
    }),
  ),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  return <ConfirmationPage code={String(Route.useSearch().code)} />;
}
