import { createFileRoute } from "@tanstack/react-router";
import { TERMS } from "#client/features/platform/legal/legal-pages.ts";
import { TermsPage } from "#client/features/platform/legal/terms-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/terms")({
  loader: ({ context: { api } }) =>
    Promise.all([
      api.checkout.delivery.terms.ensureData(),
      api.memberships.offer.ensureData(),
      api.analytics.figures.farmTerms.ensureData(),
    ]),
  head: ({ match }) => crumbHead(TERMS, match.context.origin),
  component: TermsPage,
});
