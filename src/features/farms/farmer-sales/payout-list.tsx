import { Badge, Skeleton } from "@mantine/core";
import { farmsStatement as m } from "#messages/farms/money/statement.ts";
import { formatUsd } from "#shared/money.ts";
import { holdWords, holdWordsForFarm, PAYOUT_WORDS } from "#shared/payments/payouts/payout.ts";
import { formatDayFull, formatDayYear } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import styles from "./payout-list.module.css";

type PayoutListProps = {
  farmId: number | undefined;
  /** The next payout day. */
  next: string;
};

/** A farm's payouts, newest first, with the reasons for those held. */
export function PayoutList({ farmId, next }: PayoutListProps) {
  const query = trpc.farmer.payouts.list.useQuery({ farmId }, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<Skeleton h={120} mb="xl" />}>
      {(payouts, failure) => (
        <TitledSection title={m.payouts} isRegion className={styles.payouts}>
          {failure}
          {payouts.length === 0 ? (
            <p>
              {m.none}. {m.noneUntil(formatDayFull(next))}
            </p>
          ) : (
            <ul className={styles.list}>
              {payouts.map((payout) => (
                <Row key={payout.id} payout={payout} farmId={farmId} />
              ))}
            </ul>
          )}
          <p>
            <TextLink href="/dashboard/farmer/payouts/year">{m.years}</TextLink>
          </p>
        </TitledSection>
      )}
    </Loaded>
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
