import { paymentsGiftAdmin as m } from "#messages/payments/gift-cards/gift-admin.ts";
import { GIFT_OWED, type GiftCardState } from "#shared/payments/gift-cards/gift-card.ts";
import { formatUsd, sumCents } from "#shared/money.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import styles from "./gift-cards.module.css";

type Sums = Outputs["admin"]["giftCards"]["sums"];

/** The gift card liability, according to the cards and to the ledger, and the totals of the other cards. */
export function GiftSums() {
  const query = trpc.admin.giftCards.sums.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={null}>
      {({ states, owed: books }, failure) => {
        const cards = totalOf(states, GIFT_OWED);
        const sum = formatUsd(cards.amount);
        return (
          <div className={styles.sums}>
            {failure}
            <FactList
              facts={[
                [m.owed, m.count(cards.count, sum)],
                [m.inTheBooks, formatUsd(books)],
                [m.redeemedSum, totalText(totalOf(states, ["redeemed"]))],
                [m.takenBackSum, totalText(totalOf(states, ["voided"]))],
              ]}
            />
            <p className={styles.verdict}>
              {cards.amount === books ? m.agrees : m.differs(sum, formatUsd(books))}
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}

type Total = Pick<Sums["states"][number], "count" | "amount">;

const totalText = ({ count, amount }: Total) => m.count(count, formatUsd(amount));

function totalOf(states: Sums["states"], among: readonly GiftCardState[]): Total {
  const found = states.filter(({ state }) => among.includes(state));
  return {
    count: found.reduce((all, { count }) => all + count, 0),
    amount: sumCents(found.map(({ amount }) => amount)),
  };
}
