import { createFileRoute } from "@tanstack/react-router";
import { FaqPage } from "#client/features/platform/help/faq-page.tsx";
import { FAQ } from "#client/features/platform/help/help-pages.ts";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/faq")({
  // The answers are long, so only this page's script includes them.
  loader: async ({ context: { api } }) => {
    const [terms] = await Promise.all([
      api.checkout.delivery.terms.ensureData(),
      api.mail.contact.business.ensureData(),
    ]);
    const { faqData } = await import("#client/features/platform/help/faq-data.ts");
    return faqData(terms);
  },
  head: ({ loaderData, match }) =>
    crumbHead(FAQ, match.context.origin, loaderData ? [loaderData] : []),
  component: FaqPage,
});
