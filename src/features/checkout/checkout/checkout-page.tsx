import { Title } from "@mantine/core";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import classes from "./checkout.module.css";
import { CheckoutSections } from "./checkout-sections.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { OrderSummary } from "./order-summary.tsx";
import type { Section } from "./sections.ts";
import { useCheckoutPage } from "./use-checkout-page.ts";

/** /checkout: contact, delivery and payment on one page beside the order. */
export function CheckoutPage({ asked }: { asked: Section }) {
  const { items } = useCart();
  const page = useCheckoutPage(asked);
  if (items.length === 0 && !page.isLeaving) return <EmptyCheckout />;
  return (
    <AiryContainer>
      <Title order={1} className={classes["title"]}>
        {m.checkout}
      </Title>
      <div className={classes["columns"]}>
        <OrderSummary items={items} bill={page.checkout.bill} />
        <CheckoutSections page={page} />
      </div>
    </AiryContainer>
  );
}
