import { type MantineSpacing, Text } from "@mantine/core";
import { ordersWeights as m } from "#messages/orders/weights.ts";

/** The note below goods of which some are sold by weight: what is charged, and what is refunded. */
export function WeightNote({ my = 0 }: { my?: MantineSpacing }) {
  return (
    <Text size="sm" c="dimmed" my={my}>
      {m.note}
    </Text>
  );
}
