import { ordersAdding as m } from "#messages/orders/adding.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { lazy, useState } from "react";
import { MINUTE_MS } from "#shared/durations.ts";
import { WEEK } from "#shared/checkout/delivery-sentence.ts";
import { type Day, daysBetween, formatDayShort, weekdayName } from "#shared/time.ts";
import { AllergyNote } from "../../accounts/allergies/allergy-note.tsx";
import { trpc } from "../../api/trpc.ts";
import { useToday } from "../../dates/use-today.ts";
import { Later } from "#client/ui/later.tsx";
import type { AddingProps } from "./adding-slot.tsx";
import classes from "./add-to-order.module.css";

const AddingDialog = lazy(async () => ({
  default: (await import("./adding-dialog.tsx")).AddingDialog,
}));

/** How long the list of open orders stays fresh, in milliseconds. */
const KNOWN_MS = MINUTE_MS;

/** Warns the user's household about a product, and adds it to a paid order that is still open, if there is one. */
export function AddToOwnOrder(props: AddingProps) {
  const { data: open = [] } = trpc.orders.addable.useQuery(undefined, { staleTime: KNOWN_MS });
  return (
    <>
      <AllergyNote id={props.product.id} />
      <AddToOrder {...props} open={open} token={null} />
    </>
  );
}

/** Adds a product to the guest's order remembered by this tab, while it is open. */
export function AddToGuestOrder({ token, ...props }: AddingProps & { token: string }) {
  const { data: order } = trpc.guestOrders.read.useQuery(
    { token },
    { staleTime: KNOWN_MS, retry: false },
  );
  const open = order?.canAdd ? [{ number: order.number, day: order.day }] : [];
  return <AddToOrder {...props} open={open} token={token} />;
}

const dayName = (day: Day, today: Day) =>
  daysBetween(today, day) < WEEK ? weekdayName(day) : formatDayShort(day);

type AddToOrderProps = AddingProps & {
  open: readonly { number: string; day: Day }[];
  /** The token of a guest's order link; null for an account. */
  token: string | null;
};

function AddToOrder({ product, quantity = 1, className, open, token }: AddToOrderProps) {
  const [opened, setOpened] = useState(false);
  const today = useToday();
  const [first] = open;
  if (!first || product.available === false) return null;
  return (
    <div className={className}>
      <Button
        size="sm"
        variant="default"
        fullWidth
        classNames={{ root: classes["button"] ?? "", label: classes["label"] ?? "" }}
        onClick={() => setOpened(true)}
      >
        {open.length === 1 ? m.addToDay(dayName(first.day, today)) : m.addToOrder}
        <VisuallyHidden>
          {open.length === 1 ? ` ${first.number}` : ""}: {product.name}
        </VisuallyHidden>
      </Button>
      {opened ? (
        <Later>
          <AddingDialog
            product={product}
            quantity={quantity}
            token={token}
            numbers={open.map(({ number }) => number)}
            onClose={() => setOpened(false)}
          />
        </Later>
      ) : null}
    </div>
  );
}
