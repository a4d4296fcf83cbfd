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

const QUESTION =
  "Cancel it and refund everything? The customer gets an email. This cannot be undone.";
const DISPUTED_QUESTION =
  "Cancel it? What is not harvested yet goes on sale again. The customer gets an email saying that the payment is with the bank: nothing is refunded while it is disputed. This cannot be undone.";

/** Calls an order off until its cut-off; afterward the server says that it is too late. */
export function CancelOrder({ order, isDisputed, onDone }: CancelOrderProps) {
  const cancel = trpc.admin.payments.cancelOrder.useMutation({
    meta: { failureTitle: "The order was not canceled" },
    onSuccess: ({ refunded }) => {
      notify.success(
        refunded === null ? "The order is canceled" : "The order is canceled and refunded",
      );
      onDone();
    },
  });
  const isPacked = isDisputed && order.state === "packed";
  if (!isPacked && !orderLifecycle.next(order.state, "cancel")) return null;
  return (
    <ReasonButton
      label="Cancel the order"
      question={isDisputed ? DISPUTED_QUESTION : QUESTION}
      onConfirm={(reason) => cancel.mutateAsync({ number: order.number, reason })}
    />
  );
}
