import { createFileRoute, notFound } from "@tanstack/react-router";
import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import { brand } from "#shared/brand.ts";
import { readCampaignSearch } from "#shared/subscribers/campaign.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { LandingPage } from "#client/features/memberships/early-access/landing-page.tsx";
import { headUnlessMissing } from "#client/lib/pages/missing-page.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";
import { type TermsContext, termsIn } from "#client/lib/checkout/rates/terms-in.ts";

/** The landing page of campaigns, valid only under the product's own name. */
export const Route = createFileRoute("/(memberships)/{$product}-landing")({
  validateSearch: readCampaignSearch,
  loader: ({ context: { api }, params }) => {
    if (params.product !== brand.slug) throw notFound();
    return Promise.all([api.memberships.earlyAccess.line.prefetch(), api.catalog.home.prefetch()]);
  },
  head: headUnlessMissing(({ match }: { match: { context: TermsContext } }) =>
    pageHead({
      title: m.landing,
      description: m.landingText(leadWords(termsIn(match.context))),
    }),
  ),
  component: LandingRoute,
});

function LandingRoute() {
  return <LandingPage search={Route.useSearch()} />;
}
