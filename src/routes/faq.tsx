import { createFileRoute } from "@tanstack/react-router";
import { FaqPage } from "#client/features/help/faq-page.tsx";
import { FAQ, faqData } from "#client/features/help/help-pages.ts";
import { crumbHead } from "#client/lib/text-page/crumb-head.ts";

export const Route = createFileRoute("/faq")({
  loader: ({ context }) => context.api.delivery.terms.ensureData(),
  head: ({ loaderData, match }) =>
    crumbHead(FAQ, match.context.origin, loaderData ? [faqData(loaderData)] : []),
  component: FaqPage,
});
