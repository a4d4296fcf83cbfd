import { orderLifecycle } from "#shared/order.ts";
import { notify } from "#client/lib/notify.ts";
import { trpc } from "#client/lib/trpc.ts";
import { ConfirmButton } from "#client/ui/confirm-button.tsx";
import type { Payment } from "./payment-page.tsx";

type CancelOrderProps = { order: NonNullable<Payment["order"]>; onDone: () => void };

/** Calls an order off until its cut-off; afterwards the server says that it is too late. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const cancel = trpc.payments.cancelOrder.useMutation({
    meta: { failureTitle: "The order stands" },
    onSuccess: () => {
      notify.success("The order is cancelled and refunded");
      onDone();
    },
  });
  if (!orderLifecycle.next(order.state, "cancel")) return null;
  return (
    <ConfirmButton
      label="Cancel the order"
      danger
      question="Cancel it and give everything back? The customer is told. This cannot be undone."
      onConfirm={async () => {
        await cancel
          .mutateAsync({ number: order.number, reason: "Cancelled by the team" })
          .catch(() => null);
      }}
    />
  );
}
