import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Payment } from "./payment-page.tsx";

type CancelOrderProps = {
  order: Pick<NonNullable<Payment["order"]>, "number" | "state">;
  /** Whether a dispute stops the order: it can then be canceled even when packed, and its refund waits. */
  isDisputed: boolean;
  onDone: () => void;
};

/** Cancels an order before its cut-off; afterward the server refuses. */
export function CancelOrder({ order, isDisputed, onDone }: CancelOrderProps) {
  const cancel = trpc.admin.payments.cancelOrder.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSuccess: ({ refunded }) =>
      notify.success(refunded === null ? m.canceled : m.canceledAndRefunded),
    // Also after a failure: the request may have succeeded and only its response been lost.
    onSettled: onDone,
  });
  const isPacked = isDisputed && order.state === "packed";
  if (!isPacked && !orderLifecycle.next(order.state, "cancel")) return null;
  return (
    <ReasonButton
      label={m.cancelOrder}
      question={isDisputed ? m.cancelDisputedQuestion : m.cancelQuestion}
      onConfirm={(reason) => cancel.mutateAsync({ number: order.number, reason })}
    />
  );
}
