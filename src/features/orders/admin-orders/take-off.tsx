import { ordersDesk as m } from "#messages/orders-desk.ts";
import { NumberInput } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/use-act-key.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Line } from "./order-lines.tsx";

/** Takes units of a line off the order before its cut-off, as its customer could. */
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
      // What a code made free goes back for nothing.
      if (amount === 0) notify.success(wasRemoved);
      else notify.success(m.goesBack(formatUsd(amount)), wasRemoved);
      setQuantity(1);
    },
    // After a failure too: its answer may be all that was lost.
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
        // As many as are left by now: another phone may have taken some off.
        const units = Math.min(quantity, left);
        const asked = { number, productId: line.productId, quantity: units, reason };
        // What was taken off with an answer that was lost is another act.
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
