import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { accountsEarlier as m } from "#messages/accounts/earlier.ts";
import { notify } from "../../toasts/notify.ts";
import { SendLinkAgain } from "../../platform/send-link-again.tsx";
import { useSession } from "../../session/session.ts";
import { type Outputs, trpc } from "../../api/trpc.ts";

/**
 * Purchases made as a guest with the user's email address; offered once the address is confirmed. Until then the
 * address may be someone else's, so the page must not reveal whether there are any.
 */
export function EarlierOrders() {
  const { user } = useSession();
  if (!user) return null;
  return user.emailVerified ? <Found /> : <ConfirmFirst email={user.email} />;
}

function ConfirmFirst({ email }: { email: string }) {
  return (
    <Frame title={m.orderedBefore}>
      <Text mt={4} mb="md" style={{ overflowWrap: "anywhere" }}>
        {m.confirmFirst(email)}
      </Text>
      <SendLinkAgain />
    </Frame>
  );
}

/**
 * Offers to add guest purchases made with the user's confirmed address. Nothing is added to the account until the
 * user agrees.
 */
function Found() {
  const utils = trpc.useUtils();
  const [isPutOff, setPutOff] = useState(false);
  const earlier = trpc.accounts.earlierOrders.useQuery(undefined, { refetchOnMount: "always" });
  const join = trpc.accounts.joinEarlierOrders.useMutation({
    meta: { failureTitle: m.notAdded },
    onSuccess: async (added) => {
      notify.success(m.added, sumOf(added));
      await Promise.all([
        utils.accounts.earlierOrders.invalidate(),
        utils.orders.invalidate(),
        utils.memberships.invalidate(),
        utils.payments.giftCards.invalidate(),
      ]);
    },
  });
  if (isPutOff || !earlier.data || sumOf(earlier.data) === "") return null;
  const isOne = Object.values(earlier.data).reduce((sum, count) => sum + count, 0) === 1;
  return (
    <Frame title={m.found(sumOf(earlier.data))}>
      <Text mt={4} mb="md">
        {isOne ? m.oneText : m.severalText}
      </Text>
      <Group gap="sm">
        <Button loading={join.isPending} onClick={() => join.mutate()}>
          {isOne ? m.addOne : m.addSeveral}
        </Button>
        <Button variant="default" disabled={join.isPending} onClick={() => setPutOff(true)}>
          {m.notNow}
        </Button>
      </Group>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
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
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** `2 earlier orders and 1 founding membership`; empty if there are none. */
function sumOf({ orders, memberships, giftCards }: Outputs["accounts"]["earlierOrders"]): string {
  const parts = [
    orders > 0 ? m.orders(orders) : "",
    memberships > 0 ? m.memberships(memberships) : "",
    giftCards > 0 ? m.giftCards(giftCards) : "",
  ];
  return m.both(parts.filter(Boolean));
}
