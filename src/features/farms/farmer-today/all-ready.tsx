import { farmsToday as m } from "#messages/farms/today.ts";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { formatDayShort } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { loadMarks } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { useSession } from "#client/lib/session/session.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Sheet } from "./bring-card.tsx";

type AllReadyProps = { sheet: Sheet; farmId: number | undefined };

/**
 * Marks all of the day's open goods as ready, except those to be weighed, after one confirmation. Renders nothing
 * if none are open.
 */
export function AllReady({ sheet: { day, products }, farmId }: AllReadyProps) {
  const [opened, setOpened] = useState(false);
  const { user } = useSession();
  const utils = trpc.useUtils();
  const dayReady = trpc.farmer.dayReady.useMutation({
    meta: { failureTitle: m.notMarked, ...lostAnswer() },
    onSuccess: () => notify.success(m.allReadyDone),
    onSettled: async () => {
      setOpened(false);
      await utils.farmer.invalidate();
    },
  });
  const waiting = products.filter((product) => product.waiting > 0 && !product.isByWeight);
  if (waiting.length === 0) return null;
  const units = waiting.reduce((sum, product) => sum + product.waiting, 0);
  /** What is still on the phone may say less: "ready" for everything would be sent over it. */
  const open = () => {
    if (user && loadMarks(user.id).length > 0) return notify.info(m.notSentYet, m.sendFirst);
    setOpened(true);
  };
  const mark = () =>
    dayReady.mutate({
      farmId,
      day,
      products: waiting.map((product) => ({
        productId: product.productId,
        waiting: product.waiting,
      })),
    });
  return (
    <>
      <Button size="lg" fullWidth onClick={open}>
        {m.markAllReady}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={m.isAllReady}>
        <Text>{m.allOf(units, waiting.length, formatDayShort(day))}</Text>
        <Group justify="flex-end" mt="lg">
          <Button size="lg" variant="default" onClick={() => setOpened(false)}>
            {m.goBack}
          </Button>
          <Button size="lg" loading={dayReady.isPending} onClick={mark}>
            {m.allReady}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
