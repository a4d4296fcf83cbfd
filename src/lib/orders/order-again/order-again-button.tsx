import { Button, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useCartActions } from "#client/lib/checkout/cart/use-cart.ts";
import { cartItemOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Missing = Outputs["orders"]["again"]["missing"];

/** Puts an order's goods into the cart as far as they can be had, and names what cannot. */
export function OrderAgainButton({
  number,
  label = "Order again",
}: {
  number: string;
  label?: string;
}) {
  const { addItem, openCart } = useCartActions();
  const [missing, setMissing] = useState<Missing>([]);
  const [added, setAdded] = useState(0);
  const again = trpc.orders.again.useMutation({
    meta: { failureTitle: "That did not work" },
    onSuccess: (found) => {
      for (const { product, quantity } of found.goods) addItem(cartItemOf(product, quantity));
      setAdded(found.goods.length);
      setMissing(found.missing);
      if (found.missing.length > 0) return;
      openCart();
    },
  });
  return (
    <>
      <Button loading={again.isPending} onClick={() => again.mutate({ number })}>
        {label}
      </Button>
      <Modal
        opened={missing.length > 0}
        onClose={() => setMissing([])}
        title={added > 0 ? "The rest is in your cart" : "None of it is available now"}
      >
        <Text>Not available now, or not as much of it:</Text>
        <ul>
          {missing.map(({ name, wanted, left }) => (
            <li key={name}>
              {name}: {left === 0 ? "not this week" : `${left} of ${wanted}`}
            </li>
          ))}
        </ul>
        <Button
          fullWidth
          onClick={() => {
            setMissing([]);
            if (added > 0) openCart();
          }}
        >
          {added > 0 ? "See my cart" : "Close"}
        </Button>
      </Modal>
    </>
  );
}
