import { Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { type CartItem, isTaxedOtherwise } from "#shared/checkout/cart/cart.ts";
import { useCartStore } from "#client/lib/checkout/cart/cart-context.ts";
import { useReview } from "#client/lib/checkout/flow/totals/use-review.ts";
import { acceptPrices, acceptShortages } from "#client/lib/checkout/flow/totals/accept-issue.ts";
import { PriceChangeList, ShortageList } from "#client/lib/checkout/flow/totals/change-lists.tsx";
import { Notice } from "#client/lib/checkout/flow/totals/notice.tsx";

/**
 * Changes to the goods since they were added: checked once when the cart opens, listed once, and accepted in one
 * click.
 */
export function CartChanges({ items }: { items: readonly CartItem[] }) {
  const store = useCartStore();
  const [accepted, setAccepted] = useState(false);
  const data = useReview(items);
  useEffect(() => {
    const categories = new Map(data?.taxCategories.map((one) => [one.id, one.taxCategory]));
    // The sum alone follows: it is not a price that the shopper has to take over.
    if (store.get().items.some((item) => isTaxedOtherwise(item, categories)))
      store.dispatch({ type: "retax", categories });
  }, [data, store]);
  if (!data || accepted || data.changes.length + data.shortages.length === 0) return null;

  const accept = () => {
    acceptPrices(data.changes, store);
    acceptShortages(data.shortages, store);
    setAccepted(true);
  };
  return (
    <Notice title={m.sinceFilled}>
      <PriceChangeList changes={data.changes} />
      <ShortageList shortages={data.shortages} />
      <Group mt={4}>
        <Button onClick={accept}>{m.acceptChanges}</Button>
      </Group>
    </Notice>
  );
}
