import { ordersDesk as m } from "#messages/orders/desk.ts";
import { NumberInput } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Line } from "./order-lines.tsx";

/** Removes units of a line from the order before its cut-off, as the customer could. */
export function TakeOff({ number, line }: { number: string; line: Line }) {
  const utils = trpc.useUtils();
  const left = line.quantity - line.refunded;
  const [quantity, setQuantity] = useState(1);
  const actKey = useActKey();
  const takeOff = trpc.admin.orders.takeOff.useMutation({
    meta: { failureTitle: m.notRemoved },
    onSuccess: ({ amount }) => {
      actKey.done();
      const wasRemoved = m.wasRemoved(line.name);
      // Goods that a promotion code made free are refunded with zero.
      if (amount === 0) notify.success(wasRemoved);
      else notify.success(m.goesBack(formatUsd(amount)), wasRemoved);
      setQuantity(1);
    },
    // Also after a failure: the request may have succeeded and only its response been lost.
    onSettled: () =>
      Promise.all([utils.admin.orders.invalidate(), utils.admin.payments.invalidate()]),
  });
  return (
    <ReasonButton
      label={m.remove(line.name)}
      shown={m.removeThis}
      size="sm"
      danger={false}
      question={m.removeWhat}
      onConfirm={(reason) => {
        // Capped at what is left, because units may have been removed elsewhere meanwhile.
        const units = Math.min(quantity, left);
        const asked = { number, productId: line.productId, quantity: units, reason };
        // `left` is part of the key: if an earlier request succeeded but its response was lost, this one is new.
        return takeOff.mutateAsync({ ...asked, key: actKey.of({ ...asked, left }) });
      }}
    >
      {left > 1 ? (
        <NumberInput
          label={m.units}
          mb="md"
          min={1}
          max={left}
          clampBehavior="strict"
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Number(value) || 1)}
        />
      ) : null}
    </ReasonButton>
  );
}
