import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Button, Group, Text } from "@mantine/core";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong } from "#shared/time.ts";
import { Notice } from "#client/lib/checkout/flow/totals/notice.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { usePayNow } from "./use-pay-now.ts";

/** The card was declined: what happened, the deadline to fix it, and how. */
export function Declined({ box, cardLabel }: { box: MyBox; cardLabel: string }) {
  const { pay, isPaying } = usePayNow(box.id);
  return (
    <Notice title={m.notPaidYet(formatDayLong(box.day))} role="alert">
      <Text size="sm">
        {box.dueAt
          ? m.refusedUntil(cardLabel, box.lastError ?? "", formatDeadline(box.dueAt))
          : m.refused(cardLabel, box.lastError ?? "")}
      </Text>
      <Group>
        <Button loading={isPaying} onClick={() => void pay()}>
          {m.payNow}
        </Button>
      </Group>
    </Notice>
  );
}
