import { Button, Skeleton, Title } from "@mantine/core";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import styles from "./phone-order.module.css";

type Row = Outputs["admin"]["phoneOrders"]["waiting"][number];

/** How often it is asked who has paid, in milliseconds. */
const POLL_MS = 15_000;

/** What was taken by phone and waits to be paid, so that no one who put it aside loses sight of it. */
export function WaitingList() {
  const query = trpc.admin.phoneOrders.waiting.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: POLL_MS,
  });
  return (
    <section
      className={`${styles.card} ${styles.waiting}`}
      aria-labelledby="waiting"
      aria-busy={query.isPending}
    >
      <Title order={2} size="h3" id="waiting" mb="sm">
        Waiting to be paid
      </Title>
      {query.isPending ? <Skeleton h={44} /> : null}
      {query.isError ? (
        <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.length === 0 ? <p className={styles.about}>Nothing is waiting.</p> : null}
      <ul className={styles.rows}>
        {query.data?.map((row) => (
          <WaitingRow key={row.checkoutId} row={row} onChange={() => void query.refetch()} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ row, onChange }: { row: Row; onChange: () => void }) {
  const { checkoutId, email, total, until, goods, by, isAddition } = row;
  const send = trpc.admin.phoneOrders.sendLink.useMutation({
    meta: { failureTitle: "The payment link was not sent" },
    onSuccess: ({ to }) =>
      notify.success("The payment link is on its way", `${to} gets an email with it.`),
    onSettled: onChange,
  });
  const callOff = trpc.admin.phoneOrders.callOff.useMutation({
    meta: { failureTitle: "It was not canceled" },
    onSettled: onChange,
  });
  return (
    <li className={styles.row}>
      <span className={`${styles.what} ${styles.who}`}>
        <strong>{email}</strong>
        <span className={styles.about}>
          {formatUsd(total)}, {isAddition ? "added to an order" : "an order"} by {by}, held until{" "}
          {formatDeadline(until)}: {goods.join(", ")}
        </span>
      </span>
      <Button
        size="sm"
        variant="default"
        loading={send.isPending}
        aria-label={`Send the payment link to ${email}`}
        onClick={() => send.mutate({ checkoutId, total, reason: "Ordered by phone" })}
      >
        Send the link
      </Button>
      <ConfirmButton
        label="Cancel it"
        size="sm"
        question={`The goods and the window for ${email} are freed, and any payment link we sent stops working.`}
        onConfirm={() => callOff.mutateAsync({ checkoutId })}
      />
    </li>
  );
}
