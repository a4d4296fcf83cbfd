import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { addDays, formatDayFull } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/use-today.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type RestProps = { farm: EditedFarm; onDone: () => void };

/** Whether the farm is open, and taking a rest or coming back from it. */
export function Rest({ farm, onDone }: RestProps) {
  const { status, pausedUntil } = farm;
  const reopen = trpc.farmer.page.reopen.useMutation({
    meta: { failureTitle: "Your farm is still taking a break" },
    onSuccess: () => notify.success("Your farm is open again"),
    onSettled: onDone,
  });
  return (
    <section className={styles.card}>
      <Title order={2} size="h4" mb="xs">
        {status === "live" ? "Your farm is open" : null}
        {status === "paused" ? "Your farm is taking a break" : null}
        {status === "suspended" ? "The market has closed your farm" : null}
      </Title>
      {status === "live" ? <TakeRest farm={farm} onDone={onDone} /> : null}
      {status === "paused" ? (
        <>
          <Text mb="md">
            {pausedUntil
              ? `It reopens on ${formatDayFull(pausedUntil)}.`
              : "It stays closed until you open it."}{" "}
            Its page says that you are on leave.
          </Text>
          <Button loading={reopen.isPending} onClick={() => reopen.mutate({ farmId: farm.id })}>
            Open it now
          </Button>
        </>
      ) : null}
      {status === "suspended" ? <Text>Please call us, and we will reopen it together.</Text> : null}
    </section>
  );
}

function TakeRest({ farm: { id: farmId }, onDone }: RestProps) {
  const [until, setUntil] = useState("");
  const today = useToday();
  const rest = trpc.farmer.page.rest.useMutation({
    meta: { failureTitle: "Your farm is still open" },
    onSuccess: () => notify.success("Your farm is taking a break now"),
    onSettled: onDone,
  });
  return (
    <>
      <Text mb="md">
        Taking a break? Your goods leave the shop at once. You still harvest the orders you already
        have.
      </Text>
      <Group align="flex-end">
        <TextInput
          type="date"
          label="Back on"
          description="Leave it empty if you do not know"
          {...(today && { min: addDays(today, 1) })}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <ConfirmButton
          label="Take a break"
          question={
            until
              ? `Take your goods out of the shop until ${formatDayFull(until)}?`
              : "Take your goods out of the shop until you open again?"
          }
          onConfirm={() => rest.mutateAsync({ farmId, ...(until && { until }) }).catch(() => {})}
        />
      </Group>
    </>
  );
}
