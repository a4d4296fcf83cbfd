import { ordersPhone as m } from "#messages/orders/phone.ts";
import { Button, Skeleton, Title } from "@mantine/core";
import { formatUsd } from "#shared/money.ts";
import { BY_PHONE } from "#shared/orders/words/cause-words.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./phone-order.module.css";

type Row = Outputs["admin"]["phoneOrders"]["waiting"][number];

/** Interval for refreshing the payment states, in milliseconds. */
const POLL_MS = 15_000;

/** Phone orders awaiting payment, so that none is forgotten after the call. */
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
        {m.waiting}
      </Title>
      <QueryState query={query} waiting={<Skeleton h={44} />} />
      {query.data?.length === 0 ? <p className={styles.about}>{m.nothingWaits}</p> : null}
      <ul className={styles.rows}>
        {query.data?.map((row) => (
          <WaitingRow key={row.checkoutId} row={row} onChange={() => void query.refetch()} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ row, onChange }: { row: Row; onChange: () => void }) {
  const { checkoutId, revision, email, total, until, goods, by, isAddition } = row;
  const send = trpc.admin.phoneOrders.sendLink.useMutation({
    meta: { failureTitle: m.linkNotSent },
    onSuccess: ({ to }) => notify.success(m.linkOnItsWay, m.getsEmailWithIt(to)),
    onSettled: onChange,
  });
  const cancel = trpc.admin.phoneOrders.cancel.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSettled: onChange,
  });
  const words = {
    total: formatUsd(total),
    by,
    until: formatDeadline(until),
    goods: goods.join(", "),
  };
  return (
    <li className={styles.row}>
      <span className={`${styles.what} ${styles.who}`}>
        <strong>{email}</strong>
        <span className={styles.about}>{isAddition ? m.anAddition(words) : m.anOrder(words)}</span>
      </span>
      <Button
        size="sm"
        variant="default"
        loading={send.isPending}
        aria-label={m.sendLinkTo(email)}
        onClick={() => send.mutate({ checkoutId, revision, reason: BY_PHONE })}
      >
        {m.sendLink}
      </Button>
      <ConfirmButton
        label={m.cancelIt}
        size="sm"
        question={m.freesFor(email)}
        onConfirm={() => cancel.mutateAsync({ checkoutId })}
      />
    </li>
  );
}
