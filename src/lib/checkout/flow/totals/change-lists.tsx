import "@mantine/core/styles/List.layer.css";
import { List, Text } from "@mantine/core";
import type { PriceChange, StockShortage } from "#shared/checkout/checkout.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { PART_OF_SUM } from "#shared/catalog/price-change.ts";

/** What costs more or less than the shopper saw. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <List spacing={4} size="sm">
      {changes.map((change) => (
        <List.Item key={`${change.id} ${change.name}`}>
          <Text span fw={600} size="sm">
            {change.name}
          </Text>{" "}
          now {amountOf(change, change.to)} <s>{amountOf(change, change.from)}</s>
        </List.Item>
      ))}
    </List>
  );
}

/** A delivery that costs nothing reads as in the rows of the sum. */
function amountOf({ id, name }: PriceChange, amount: number): string {
  const isFree = id === PART_OF_SUM && name === "Delivery" && amount === 0;
  return isFree ? "Free" : formatUsd(cents(amount));
}

type ShortageListProps = {
  shortages: readonly StockShortage[];
  /** Whether there is more that may not be held before it is paid. */
  limited?: boolean | undefined;
};

/** What is left of the lines that cannot be had as asked for. */
export function ShortageList({ shortages, limited = false }: ShortageListProps) {
  const none = limited ? "we can hold none right now" : "sold out";
  const some = (left: number, wanted: number) =>
    limited
      ? `we can hold ${left} of the ${wanted} you wanted`
      : `only ${left} left of the ${wanted} you wanted`;
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
