import { Button, Group, Text } from "@mantine/core";
import { formatDayLong, formatDeadline } from "#shared/time.ts";
import { Notice } from "#client/lib/checkout/flow/totals/notice.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { usePayNow } from "./use-pay-now.ts";

/** The card was refused: what happened, by when it must be mended, and how. */
export function Declined({ box, cardLabel }: { box: MyBox; cardLabel: string }) {
  const { pay, isPaying } = usePayNow(box.id);
  return (
    <Notice title={`Your box of ${formatDayLong(box.day)} is not paid yet`} role="alert">
      <Text size="sm">
        Your bank refused {cardLabel}. {box.lastError} We are holding its goods and your window for
        you
        {box.dueAt ? `; we try again ${formatDeadline(box.dueAt)}` : ""}. Pay now, or choose another
        card under Change.
      </Text>
      <Group>
        <Button loading={isPaying} onClick={() => void pay()}>
          Pay now
        </Button>
      </Group>
    </Notice>
  );
}
