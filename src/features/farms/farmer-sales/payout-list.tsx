import { Badge, Skeleton, Title } from "@mantine/core";
import { farmsStatement as m } from "#messages/farms-statement.ts";
import { formatUsd } from "#shared/money.ts";
import { holdWords, holdWordsForFarm, PAYOUT_WORDS } from "#shared/payments/payouts/payout.ts";
import { formatDayFull, formatDayYear } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./payout-list.module.css";

type PayoutListProps = {
  farmId: number | undefined;
  /** The next payout day. */
  next: string;
};

/** A farm's payouts, newest first, with the reasons for those held. */
export function PayoutList({ farmId, next }: PayoutListProps) {
  const query = trpc.farmer.payouts.list.useQuery({ farmId }, { refetchOnMount: "always" });
  if (query.isPending) return <Skeleton h={120} mb="xl" />;
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  return (
    <section aria-label={m.payouts} className={styles.payouts}>
      <Title order={2} size="h3" mb="sm">
        {m.payouts}
      </Title>
      {query.isError ? <QueryError query={query} /> : null}
      {query.data.length === 0 ? (
        <p>
          {m.none}. {m.noneUntil(formatDayFull(next))}
        </p>
      ) : (
        <ul className={styles.list}>
          {query.data.map((payout) => (
            <Row key={payout.id} payout={payout} farmId={farmId} />
          ))}
        </ul>
      )}
      <p>
        <TextLink href="/dashboard/farmer/payouts/year">{m.years}</TextLink>
      </p>
    </section>
  );
}

type RowProps = {
  payout: Outputs["farmer"]["payouts"]["list"][number];
  farmId: number | undefined;
};

function Row({ payout: { id, day, state, amount, holdReason }, farmId }: RowProps) {
  // Only the team names a farm; a farm sees its own.
  const wordsOf = farmId === undefined ? holdWordsForFarm : holdWords;
  return (
    <li className={styles.row}>
      <TextLink href={`/dashboard/farmer/payouts/${id}`}>{formatDayYear(day)}</TextLink>
      <Badge variant={state === "paid" ? "light" : "default"}>{PAYOUT_WORDS[state]}</Badge>
      <span className={styles.sum}>
        <WhyButton
          amount={amount}
          ask={{ of: "payout", input: { payoutId: id, ...(farmId !== undefined && { farmId }) } }}
        />{" "}
        {formatUsd(amount)}
      </span>
      {holdReason ? <p className={styles.why}>{wordsOf(holdReason)}</p> : null}
    </li>
  );
}
