import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { RHYTHM_WORDS } from "#shared/boxes/box-words.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { formatDayLong, formatDayOf, WEEKDAYS } from "#shared/time.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { ChangeForm } from "./change-form.tsx";
import classes from "./my-boxes.module.css";

/** What was agreed, what is charged next, and the ways to change, pause and end it. */
export function PlanCard({ mine }: { mine: Mine }) {
  const [open, setOpen] = useState<"change" | "pause" | null>(null);
  const close = () => setOpen(null);
  const next = mine.boxes.find(({ state, isOpen }) => state === "planned" && isOpen);
  const rhythm = `${RHYTHM_WORDS[mine.everyWeeks as 1 | 2 | 4]} on ${WEEKDAYS[mine.weekday]}, ${windowOf(mine.window).label}`;
  return (
    <section className={classes["plan"]} aria-label="My plan">
      <FactList
        facts={[
          ["Box", `${mine.label}, ${rhythm}`],
          ["Each charge", <MoneyText key="total" amount={mine.total} />],
          ["Next charge", next?.dueAt ? formatDayOf(next.dueAt) : "None"],
          ["Card", mine.cardLabel],
          ...(mine.pausedUntil ? [["Paused until", formatDayLong(mine.pausedUntil)] as const] : []),
        ]}
      />
      <div className={classes["buttons"]}>
        <Button variant="default" onClick={() => setOpen("change")}>
          Change
        </Button>
        {mine.state === "paused" ? (
          <Resume />
        ) : (
          <Button variant="default" onClick={() => setOpen("pause")}>
            Pause
          </Button>
        )}
        <Cancel lastDay={mine.lastDay} />
      </div>
      <Modal opened={open === "change"} onClose={close} size="lg" title="Change my box">
        <ChangeForm mine={mine} onDone={close} />
      </Modal>
      <Modal opened={open === "pause"} onClose={close} title="Pause my boxes">
        <PauseForm onDone={close} />
      </Modal>
    </section>
  );
}

function Resume() {
  const utils = trpc.useUtils();
  const resume = trpc.boxes.own.resume.useMutation({
    meta: { failureTitle: "Your boxes are still paused" },
    onSettled: () => utils.boxes.own.read.invalidate(),
  });
  return (
    <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
      End the pause
    </Button>
  );
}

function Cancel({ lastDay }: { lastDay: string | null }) {
  const utils = trpc.useUtils();
  const cancel = trpc.boxes.own.cancel.useMutation({
    meta: { failureTitle: "Your box was not canceled" },
    onSettled: () => utils.boxes.own.read.invalidate(),
  });
  return (
    <ConfirmButton
      danger
      label="Cancel my box"
      question={
        lastDay
          ? `Your last box comes on ${formatDayLong(lastDay)}, because it is already closed. After that nothing comes and nothing is charged.`
          : "No more boxes come, and nothing more is charged."
      }
      onConfirm={() => cancel.mutateAsync().catch(() => {})}
    />
  );
}

function PauseForm({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const [until, setUntil] = useState("");
  const pause = trpc.boxes.own.pause.useMutation({
    meta: { failureTitle: "Your boxes were not paused" },
    onSuccess: onDone,
    onSettled: () => utils.boxes.own.read.invalidate(),
  });
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pause.mutate({ until });
      }}
    >
      <TextInput
        type="date"
        label="No box before"
        description="Boxes that are already closed still come"
        value={until}
        error={failureOf(pause.error)?.fieldErrors["until"] ?? failureOf(pause.error)?.message}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit" loading={pause.isPending}>
        Pause until then
      </Button>
    </form>
  );
}
