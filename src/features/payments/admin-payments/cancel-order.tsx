import { paymentsAdmin as m } from "#messages/payments-admin.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Payment } from "./payment-page.tsx";

type CancelOrderProps = {
  order: Pick<NonNullable<Payment["order"]>, "number" | "state">;
  /** Whether a dispute stops it: then it can be called off packed as well, and its money waits. */
  isDisputed: boolean;
  onDone: () => void;
};

/** Calls an order off until its cut-off; afterward the server says that it is too late. */
export function CancelOrder({ order, isDisputed, onDone }: CancelOrderProps) {
  const cancel = trpc.admin.payments.cancelOrder.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSuccess: ({ refunded }) =>
      notify.success(refunded === null ? m.canceled : m.canceledAndRefunded),
    // After a failure too: its answer may be all that was lost.
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
