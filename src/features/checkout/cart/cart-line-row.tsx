import { ActionIcon, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { farmsHarvestDay } from "#messages/farms/harvest/harvest-day.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { formatUsd, times } from "#shared/money.ts";
import { type Day, formatDayShort } from "#shared/time.ts";
import { AllergyNote } from "#client/lib/accounts/allergies/allergy-note.tsx";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import type { CartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import classes from "./cart.module.css";

type CartLineRowProps = {
  item: CartItem;
  undo: CartUndo;
  /** The day on which it is expected to be harvested, if that is known. */
  harvestDay: Day | undefined;
};

/** One product in the cart: picture, name, pack, unit price, harvest, quantity, and line total. */
export function CartLineRow({ item, undo, harvestDay }: CartLineRowProps) {
  return (
    <li className={classes["line"]}>
      <CartPicture source={item.imageUrl} />
      <div>
        <div className={classes["name"]}>{item.name}</div>
        <Text size="sm" c="dimmed">
          <Dotted facts={[item.pack, formatUsd(item.price)].filter(Boolean)} />
        </Text>
        {harvestDay ? (
          <Text size="sm" c="dimmed">
            {farmsHarvestDay.expected(formatDayShort(harvestDay))}
          </Text>
        ) : null}
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
