import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { rhythmWords } from "#shared/boxes/box-words.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { formatDayLong, formatDayOf } from "#shared/time.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { usePlanAgain } from "../box-plan/use-plan-again.ts";
import { ChangeForm } from "./change-form.tsx";
import classes from "./my-boxes.module.css";

/** The plan, its next charge, and the actions to change, pause and cancel it. */
export function PlanCard({ mine }: { mine: Mine }) {
  const [open, setOpen] = useState<"change" | "pause" | null>(null);
  const close = () => setOpen(null);
  const next = mine.boxes.find(({ state, isOpen }) => state === "planned" && isOpen);
  return (
    <section className={classes["plan"]} aria-label={m.plan}>
      <FactList
        facts={[
          [m.box, whenItComes(mine)],
          [m.eachCharge, <MoneyText key="total" amount={mine.total} />],
          [m.nextCharge, next?.dueAt ? formatDayOf(next.dueAt) : m.none],
          [m.card, mine.cardLabel],
          ...(mine.pausedUntil ? [[m.pausedUntil, formatDayLong(mine.pausedUntil)] as const] : []),
        ]}
      />
      <div className={classes["buttons"]}>
        <Button variant="default" onClick={() => setOpen("change")}>
          {m.change}
        </Button>
        {mine.state === "paused" ? (
          <Resume />
        ) : (
          <Button variant="default" onClick={() => setOpen("pause")}>
            {m.pause}
          </Button>
        )}
        <Cancel lastDay={mine.lastDay} />
      </div>
      {open === "change" ? <ChangeForm mine={mine} onDone={close} /> : null}
      <Modal opened={open === "pause"} onClose={close} title={m.pauseBoxes}>
        <PauseForm onDone={close} />
      </Modal>
    </section>
  );
}

/** `Small box, every week on Tue, 8AM-12PM` */
function whenItComes({ label, everyWeeks, weekday, window }: Mine): string {
  const weekdays: Readonly<Record<number, string>> = m.weekdays;
  return m.boxOn({
    box: label,
    rhythm: rhythmWords(everyWeeks),
    weekday: weekdays[weekday] ?? "",
    window: windowOf(window).label,
  });
}

function Resume() {
  const utils = trpc.useUtils();
  const resume = trpc.boxes.own.resume.useMutation({
    meta: { failureTitle: m.stillPaused },
    onSettled: () => utils.boxes.own.invalidate(),
  });
  return (
    <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
      {m.endPause}
    </Button>
  );
}

function Cancel({ lastDay }: { lastDay: string | null }) {
  const planAgain = usePlanAgain();
  const cancel = trpc.boxes.own.cancel.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSettled: planAgain,
  });
  return (
    <ConfirmButton
      danger
      label={m.cancelBox}
      question={lastDay ? m.lastComes(formatDayLong(lastDay)) : m.noMore}
      onConfirm={() => cancel.mutateAsync()}
    />
  );
}

function PauseForm({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const [until, setUntil] = useState("");
  const pause = trpc.boxes.own.pause.useMutation({
    meta: { failureTitle: m.notPaused },
    onSuccess: onDone,
    onSettled: () => utils.boxes.own.invalidate(),
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
        label={m.noBoxBefore}
        description={m.closedStillCome}
        value={until}
        error={refusedFields(pause.error)["until"] ?? failureOf(pause.error)?.message}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit" loading={pause.isPending}>
        {m.pauseUntilThen}
      </Button>
    </form>
  );
}
