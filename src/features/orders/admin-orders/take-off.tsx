import { NumberInput } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Line } from "./order-lines.tsx";

/** Takes units of a line off the order before its cut-off, as its customer could. */
export function TakeOff({ number, line }: { number: string; line: Line }) {
  const utils = trpc.useUtils();
  const left = line.quantity - line.refunded;
  const [quantity, setQuantity] = useState(1);
  const takeOff = trpc.admin.orders.takeOff.useMutation({
    meta: { failureTitle: "It was not removed" },
    onSuccess: async ({ amount }) => {
      notify.success(`${formatUsd(amount)} goes back`, `${line.name} was removed from the order.`);
      setQuantity(1);
      await Promise.all([utils.admin.orders.invalidate(), utils.admin.payments.invalidate()]);
    },
  });
  return (
    <ReasonButton
      label={`Remove ${line.name}`}
      size="sm"
      danger={false}
      question="The goods go back on sale, and what was paid for them is refunded, tax included. The customer gets an email."
      onConfirm={(reason) =>
        takeOff.mutateAsync({ number, productId: line.productId, quantity, reason })
      }
    >
      {left > 1 ? (
        <NumberInput
          label="Units"
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
