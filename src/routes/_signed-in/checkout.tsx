import { createFileRoute } from "@tanstack/react-router";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { pageTitle } from "#shared/brand.ts";
import { CheckoutPage } from "#client/features/checkout/checkout/checkout-page.tsx";
import { sectionOf } from "#client/features/checkout/checkout/sections.ts";

export const Route = createFileRoute("/_signed-in/checkout")({
  head: () => ({ meta: [{ title: pageTitle(m.checkout) }] }),
  validateSearch: (search) => sectionOf(search),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  // The router adds back parameters that parsing dropped.
  const { step } = sectionOf(Route.useSearch());
  return <CheckoutPage asked={step ?? "contact"} />;
}
