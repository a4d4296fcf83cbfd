import { Skeleton } from "@mantine/core";
import { paymentsRefund as m } from "#messages/payments/refund.ts";
import { failureMessage, requestIdOf, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { keyOf, RefundForm } from "./refund-form.tsx";

type OrderRefundProps = { intentId: string; title: string };

/** The refund of what one payment of an order bought, on the page of the order. */
export function OrderRefund({ intentId, title }: OrderRefundProps) {
  const query = trpc.admin.payments.one.useQuery({ intentId }, { refetchOnMount: "always" });
  if (query.isPending) return <Skeleton h={200} aria-busy="true" />;
  if (isLost(query)) {
    return (
      <ErrorPanel
        title={m.notLoaded}
        message={failureMessage(query.error)}
        requestId={requestIdOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { order } = query.data;
  if (!order) return null;
  return (
    <>
      {query.isError ? <QueryError query={query} /> : null}
      <RefundForm key={keyOf(order)} payment={query.data} order={order} title={title} />
    </>
  );
}
