import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { TextInput } from "@mantine/core";
import { type ReactElement, useState } from "react";
import { type FarmStatus, farmLifecycle } from "#shared/farms/farm-state.ts";
import { addDays } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Inputs, trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";

type MovedFarm = {
  id: number;
  name: string;
  status: FarmStatus;
  pausedUntil: string | null;
  /** People with places at its open days to come. */
  guests: number;
};
type Move = Inputs["admin"]["farms"]["move"];
type MoveEvent = (typeof farmLifecycle.allEvents)[number];
type FarmActionsProps = { farm: MovedFarm; onDone: () => void };

/** In the order of the buttons: what ends a farm's absence first, what ends its presence last. */
const EVENTS = ["open", "pause", "suspend"] as const satisfies readonly MoveEvent[];

/** Every move that the market may make with a farm in its state. */
export function FarmActions({ farm, onDone }: FarmActionsProps) {
  const { id, name, status, pausedUntil, guests } = farm;
  const move = trpc.admin.farms.move.useMutation({
    meta: { failureTitle: m.staysAsItWas(name) },
    onSuccess: () => notify.success(m.wasChanged(name)),
    // Also after a failure: the request may have succeeded and only its response been lost.
    onSettled: onDone,
  });
  const buttons: Record<MoveEvent, ReactElement> = {
    open: (
      <ConfirmButton
        key="open"
        size="sm"
        label={m.open}
        question={m.openIt(name)}
        onConfirm={() => move.mutateAsync({ id, to: "live" })}
      />
    ),
    // Starts over with each pause: its day belongs to that pause.
    pause: (
      <PauseButton
        key={`pause ${status} ${pausedUntil}`}
        farm={farm}
        onMove={(moved) => move.mutateAsync(moved)}
      />
    ),
    suspend: (
      <ReasonButton
        key="suspend"
        size="sm"
        label={m.suspend}
        question={guests > 0 ? `${m.suspendIt(name)} ${m.stillExpect(guests)}` : m.suspendIt(name)}
        onConfirm={(reason) => move.mutateAsync({ id, to: "suspended", reason })}
      />
    ),
  };
  const allowed = farmLifecycle.events(status);
  return <>{EVENTS.filter((event) => allowed.includes(event)).map((event) => buttons[event])}</>;
}

const PAUSE_QUESTIONS: Record<FarmStatus, (name: string) => string> = {
  live: m.pauseIt,
  paused: m.staysPaused,
  suspended: m.pauseInstead,
};

type PauseButtonProps = { farm: MovedFarm; onMove: (move: Move) => Promise<unknown> };

/** Asks for the reason and the day it ends; of a farm that is paused, for a new day. */
function PauseButton({ farm: { id, name, status, pausedUntil }, onMove }: PauseButtonProps) {
  const [until, setUntil] = useState(pausedUntil ?? "");
  const today = useToday();
  return (
    <ReasonButton
      size="sm"
      label={status === "paused" ? m.changePause : m.pause}
      danger={false}
      question={PAUSE_QUESTIONS[status](name)}
      onConfirm={(reason) => onMove({ id, to: "paused", reason, ...(until && { until }) })}
    >
      <TextInput
        type="date"
        label={m.backOn}
        description={m.leaveEmpty}
        mb="md"
        {...(today && { min: addDays(today, 1) })}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </ReasonButton>
  );
}
