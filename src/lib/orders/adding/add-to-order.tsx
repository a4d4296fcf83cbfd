import { Button, VisuallyHidden } from "@mantine/core";
import { lazy, useState } from "react";
import { weekdayName } from "#shared/time.ts";
import { trpc } from "../../api/trpc.ts";
import { Later } from "#client/ui/later.tsx";
import type { AddingProps } from "./adding-slot.tsx";
import classes from "./add-to-order.module.css";

const AddingDialog = lazy(async () => ({
  default: (await import("./adding-dialog.tsx")).AddingDialog,
}));

/** How long the orders that are open count as known, in milliseconds. */
const KNOWN_MS = 60_000;

/** Adds a product to an order that is paid and open; nothing when the customer has none. */
export function AddToOrder({ product, quantity = 1, className }: AddingProps) {
  const [opened, setOpened] = useState(false);
  const { data: open = [] } = trpc.orders.addable.useQuery(undefined, { staleTime: KNOWN_MS });
  const [first] = open;
  if (!first) return null;
  return (
    <div className={className}>
      <Button
        size="sm"
        variant="default"
        fullWidth
        classNames={{ root: classes["button"] ?? "", label: classes["label"] ?? "" }}
        onClick={() => setOpened(true)}
      >
        {open.length === 1 ? `Add to ${weekdayName(first.day)} order` : "Add to an order"}
        <VisuallyHidden>
          {open.length === 1 ? ` ${first.number}` : ""}: {product.name}
        </VisuallyHidden>
      </Button>
      {opened ? (
        <Later>
          <AddingDialog
            product={product}
            quantity={quantity}
            numbers={open.map(({ number }) => number)}
            onClose={() => setOpened(false)}
          />
        </Later>
      ) : null}
    </div>
  );
}
