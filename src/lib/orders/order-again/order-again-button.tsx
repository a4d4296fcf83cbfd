import { ordersAgain as m } from "#messages/orders/again.ts";
import { Button, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useCartActions } from "#client/lib/checkout/cart/use-cart-state.ts";
import { cartItemOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Missing = Outputs["orders"]["again"]["missing"];

type OrderAgainButtonProps = {
  number: string;
  label?: string;
  /** Called once goods are in the cart; by default the cart opens. */
  onAdded?: () => void;
};

/** Adds an order's goods to the cart as far as available, and names those that are not. */
export function OrderAgainButton({ number, label = m.again, onAdded }: OrderAgainButtonProps) {
  const { addItem, openCart } = useCartActions();
  const follow = onAdded ?? openCart;
  const [missing, setMissing] = useState<Missing>([]);
  const [added, setAdded] = useState(0);
  const again = trpc.orders.again.useMutation({
    meta: { failureTitle: m.failed },
    onSuccess: (found) => {
      for (const { product, quantity } of found.goods) addItem(cartItemOf(product, quantity));
      setAdded(found.goods.length);
      setMissing(found.missing);
      if (found.missing.length > 0) return;
      follow();
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
        title={added > 0 ? m.restInCart : m.noneAvailable}
      >
        <Text>{m.notAvailable}</Text>
        <ul>
          {missing.map(({ name, wanted, left }) => (
            <li key={name}>{left === 0 ? m.notThisWeek(name) : m.lessOfIt(name, left, wanted)}</li>
          ))}
        </ul>
        <Button
          fullWidth
          onClick={() => {
            setMissing([]);
            if (added > 0) follow();
          }}
        >
          {added > 0 ? m.seeCart : m.close}
        </Button>
      </Modal>
    </>
  );
}
