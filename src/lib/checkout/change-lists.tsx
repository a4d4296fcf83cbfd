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

/** What is left of the lines that cannot be had as asked for. */
export function ShortageList({ shortages }: { shortages: readonly StockShortage[] }) {
  return (
    <List spacing={4} size="sm">
      {shortages.map(({ id, name, wanted, left }) => (
        <List.Item key={id}>
          <Text span fw={600} size="sm">
            {name}
          </Text>{" "}
          {left > 0 ? `only ${left} left of the ${wanted} you wanted` : "sold out"}
        </List.Item>
      ))}
    </List>
  );
}
