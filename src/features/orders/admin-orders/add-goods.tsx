import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Button } from "@mantine/core";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import type { Order } from "./order-page.tsx";

const AddGoodsDialog = lazy(async () => ({
  default: (await import("./add-goods-dialog.tsx")).AddGoodsDialog,
}));

/** Adds goods to the order for a customer on the phone, or replaces one of its lines with them. */
export function AddGoods({ order, onDone }: { order: Order; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  /** Kept while the dialog is closed, so that what may be paid already is not charged again when it opens. */
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  const endDraft = () => {
    setDraftId(crypto.randomUUID());
    onDone();
  };
  if (!order.canChange || order.isBox || order.isStopped) return null;
  return (
    <>
      <Button variant="default" mt="md" onClick={() => setOpen(true)}>
        {m.addOrSwap}
      </Button>
      {isOpen ? (
        <Later>
          <AddGoodsDialog
            order={order}
            draftId={draftId}
            onEnded={endDraft}
            onClose={() => setOpen(false)}
          />
        </Later>
      ) : null}
    </>
  );
}
