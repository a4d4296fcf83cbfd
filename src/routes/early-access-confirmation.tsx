import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { readCampaignSearch } from "#shared/campaign.ts";
import { ConfirmationPage } from "#client/features/early-access/confirmation-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";
import { failureOf } from "#client/lib/trpc.ts";

/** A place in line, by the code of its share link. Without one there is nothing to confirm. */
export const Route = createFileRoute("/early-access-confirmation")({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | number } => {
    const { ref } = readCampaignSearch({ ref: code });
    return ref === undefined ? {} : { code: ref };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { code } }) => {
    if (code === undefined) throw redirect({ to: "/early-access" });
    await api.earlyAccess.place.fetch({ code: String(code) }).catch((error: unknown) => {
      throw failureOf(error)?.code === "not_found" ? notFound() : error;
    });
  },
  head: () =>
    pageHead({
      title: "You are in line",
      description: "Your place in line and the link for your neighbors.",
      hidden: true,
    }),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  return <ConfirmationPage code={String(Route.useSearch().code)} />;
}
