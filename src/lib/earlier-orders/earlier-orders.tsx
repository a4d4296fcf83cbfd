import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { useState } from "react";
import { notify } from "../notify.ts";
import { trpc } from "../trpc.ts";

/**
 * Offers the user what was bought without an account under their confirmed address. It is shown where
 * there is something, and nothing joins the account until the user agrees.
 */
export function EarlierOrders() {
  const utils = trpc.useUtils();
  const [isPutOff, setPutOff] = useState(false);
  const earlier = trpc.account.earlierOrders.useQuery(undefined, { refetchOnMount: "always" });
  const join = trpc.account.joinEarlierOrders.useMutation({
    meta: { failureTitle: "Your earlier orders were not added" },
    onSuccess: async (added) => {
      notify.success("Added to your account", sumOf(added));
      await Promise.all([
        utils.account.earlierOrders.invalidate(),
        utils.orders.invalidate(),
        utils.memberships.invalidate(),
      ]);
    },
  });
  if (isPutOff || !earlier.data || sumOf(earlier.data) === "") return null;
  const isOne = earlier.data.orders + earlier.data.memberships === 1;
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p="lg"
      mb="xl"
      bg="var(--color-card)"
      aria-labelledby="earlier"
    >
      <Title order={2} size="h4" id="earlier">
        We found {sumOf(earlier.data)} placed with this email
      </Title>
      <Text mt={4} mb="md">
        {isOne
          ? "It was bought without an account. Add it, and you find it here with its receipt."
          : "They were bought without an account. Add them, and you find them here with their receipts."}
      </Text>
      <Group gap="sm">
        <Button loading={join.isPending} onClick={() => join.mutate()}>
          {isOne ? "Add it to my account" : "Add them to my account"}
        </Button>
        <Button variant="default" disabled={join.isPending} onClick={() => setPutOff(true)}>
          Not now
        </Button>
      </Group>
    </Paper>
  );
}

/** `2 earlier orders and a founding membership`; nothing when there is neither. */
function sumOf({ orders, memberships }: { orders: number; memberships: number }): string {
  const parts = [
    orders > 0 ? `${orders} earlier ${orders === 1 ? "order" : "orders"}` : "",
    memberships > 0
      ? `${memberships} founding ${memberships === 1 ? "membership" : "memberships"}`
      : "",
  ];
  return parts.filter(Boolean).join(" and ");
}
