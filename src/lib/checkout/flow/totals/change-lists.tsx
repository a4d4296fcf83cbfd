import "@mantine/core/styles/List.layer.css";
import { List, Text } from "@mantine/core";
import { checkoutSums as sums } from "#messages/checkout/sums.ts";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import type { PriceChange, StockShortage } from "#shared/checkout/checkout.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { PART_OF_SUM } from "#shared/catalog/price-change.ts";
import { Rich } from "#client/ui/rich.tsx";

/** Components of the total that differ from what the shopper saw. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <List spacing={4} size="sm">
      {changes.map((change) => (
        <List.Item key={`${change.id} ${change.name}`}>
          <Text span fw={600} size="sm">
            {change.name}
          </Text>
          <Rich>
            {m.nowCosts(amountOf(change, change.to), amountOf(change, change.from), (words) => (
              <s>{words}</s>
            ))}
          </Rich>
        </List.Item>
      ))}
    </List>
  );
}

/** Shows free delivery the same way as the totals do. */
function amountOf({ id, name }: PriceChange, amount: number): string {
  const isFree = id === PART_OF_SUM && name === sums.delivery && amount === 0;
  return isFree ? sums.free : formatUsd(cents(amount));
}

type ShortageListProps = {
  shortages: readonly StockShortage[];
  /** Whether more is in stock than may be held before paying. */
  limited?: boolean | undefined;
};

/** What is left of lines that are not available in the requested quantity. */
export function ShortageList({ shortages, limited = false }: ShortageListProps) {
  const none = limited ? m.holdNone : m.soldOut;
  const some = (left: number, wanted: number) =>
    limited ? m.holdSome(left, wanted) : m.onlyLeft(left, wanted);
  return (
    <List spacing={4} size="sm">
      {shortages.map(({ id, name, wanted, left }) => (
        <List.Item key={id}>
          <Text span fw={600} size="sm">
            {name}
          </Text>{" "}
          {left > 0 ? some(left, wanted) : none}
        </List.Item>
      ))}
    </List>
  );
}
