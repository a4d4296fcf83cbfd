import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import { useOrderLink } from "./order-calls.ts";
import type { Line } from "./order-goods.tsx";

const AddingDialog = lazy(async () => ({
  default: (await import("#client/lib/orders/adding/adding-dialog.tsx")).AddingDialog,
}));

/** Adds another unit of a line to the order, with its own payment, until the cut-off. */
export function AddMore({ number, line }: { number: string; line: Line }) {
  const [opened, setOpened] = useState(false);
  const token = useOrderLink();
  const product = { id: line.productId, name: line.name };
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.addMore}
        <VisuallyHidden> {line.name}</VisuallyHidden>
      </Button>
      {opened ? (
        <Later>
          <AddingDialog
            product={product}
            quantity={1}
            numbers={[number]}
            token={token}
            onClose={() => setOpened(false)}
          />
        </Later>
      ) : null}
    </>
  );
}
