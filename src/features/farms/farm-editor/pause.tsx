import { farmsEditor as m } from "#messages/farms/page/editor.ts";
import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { addDays, formatDayFull } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type PauseProps = { farm: EditedFarm; onDone: () => void };

/** Shows whether the farm is open, and pauses or reopens it. */
export function FarmPause({ farm, onDone }: PauseProps) {
  const { status, pausedUntil } = farm;
  const reopen = trpc.farmer.page.reopen.useMutation({
    meta: { failureTitle: m.stillPaused, ...lostAnswer() },
    onSuccess: () => notify.success(m.openAgain),
    onSettled: onDone,
  });
  return (
    <section className={styles.card}>
      <Title order={2} size="h4" mb="xs">
        {status === "live" ? m.isOpen : null}
        {status === "paused" ? m.isPaused : null}
        {status === "suspended" ? m.isClosed : null}
      </Title>
      {status === "live" ? <PauseFarm farm={farm} onDone={onDone} /> : null}
      {status === "paused" ? (
        <>
          <Text mb="md">
            {pausedUntil ? m.reopensOn(formatDayFull(pausedUntil)) : m.staysClosed}
          </Text>
          <Button loading={reopen.isPending} onClick={() => reopen.mutate({ farmId: farm.id })}>
            {m.openNow}
          </Button>
        </>
      ) : null}
      {status === "suspended" ? <Text>{m.callUs}</Text> : null}
    </section>
  );
}

function PauseFarm({ farm: { id: farmId }, onDone }: PauseProps) {
  const [until, setUntil] = useState("");
  const today = useToday();
  const pause = trpc.farmer.page.pause.useMutation({
    meta: { failureTitle: m.stillOpen, ...lostAnswer() },
    onSuccess: () => notify.success(m.nowPaused),
    onSettled: onDone,
  });
  return (
    <>
      <Text mb="md">{m.takingBreak}</Text>
      <Group align="flex-end">
        <TextInput
          type="date"
          label={m.backOn}
          description={m.leaveEmpty}
          {...(today && { min: addDays(today, 1) })}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <ConfirmButton
          label={m.takeBreak}
          question={until ? m.outUntil(formatDayFull(until)) : m.outUntilOpen}
          onConfirm={() => pause.mutateAsync({ farmId, ...(until && { until }) })}
        />
      </Group>
    </>
  );
}
