import "@mantine/core/styles/List.layer.css";
import { List, Text } from "@mantine/core";
import type { PriceChange, StockShortage } from "#shared/checkout.ts";
import { cents, formatUsd } from "#shared/money.ts";

/** What costs more or less than the shopper saw. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <List spacing={4} size="sm">
      {changes.map(({ id, name, from, to }) => (
        <List.Item key={id}>
          <Text span fw={600} size="sm">
            {name}
          </Text>{" "}
          now {formatUsd(cents(to))} <s>{formatUsd(cents(from))}</s>
        </List.Item>
      ))}
    </List>
  );
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
