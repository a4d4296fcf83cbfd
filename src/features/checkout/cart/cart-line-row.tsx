import { ActionIcon, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { formatUsd, times } from "#shared/money.ts";
import { AllergyNote } from "#client/lib/accounts/allergies/allergy-note.tsx";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import type { CartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import classes from "./cart.module.css";

/** One product in the cart: picture, name, pack, unit price, quantity, and line total. */
export function CartLineRow({ item, undo }: { item: CartItem; undo: CartUndo }) {
  return (
    <li className={classes["line"]}>
      <CartPicture source={item.imageUrl} />
      <div>
        <div className={classes["name"]}>{item.name}</div>
        <Text size="sm" c="dimmed">
          <Dotted facts={[item.pack, formatUsd(item.price)].filter(Boolean)} />
        </Text>
        <AllergyNote id={item.id} />
      </div>
      <div className={classes["amount"]}>{formatUsd(times(item.price, item.quantity))}</div>
      <div className={classes["controls"]}>
        <QuantityStepper
          name={item.name}
          quantity={item.quantity}
          onChange={(quantity) => undo.setQuantity(item, quantity)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={m.remove(item.name)}
          onClick={() => undo.remove(item)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}
