import { Skeleton } from "@mantine/core";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { RefundForm } from "./refund-form.tsx";

/** The refund of an order, on a page of its own room. */
export function OrderRefund({ intentId }: { intentId: string }) {
  const query = trpc.admin.payments.one.useQuery({ intentId }, { refetchOnMount: "always" });
  if (query.isPending) return <Skeleton h={200} aria-busy="true" />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="The refund form did not load"
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { order } = query.data;
  if (!order) return null;
  return <RefundForm key={order.left.amount} payment={query.data} order={order} title="Refund" />;
}
