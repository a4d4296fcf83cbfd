import { NativeSelect, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { CLOSE_ENDINGS } from "#shared/logistics/logistics.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Van, VanStop } from "./arrange.ts";

type Ending = (typeof CLOSE_ENDINGS)[number];
const ENDING_WORDS: Record<Ending, string> = {
  delivered: "Delivered",
  not_home: "Not delivered, the crate is back",
};
const LONGEST_NOTE = 200;

/** Sends a van off from the office, without what is not packed, when no driver's phone does. */
export function SendOffButton({ van }: { van: Van }) {
  const utils = trpc.useUtils();
  const start = trpc.logistics.start.useMutation({
    meta: { failureTitle: "The van was not sent off" },
    onSettled: () => utils.logistics.invalidate(),
  });
  const doors = van.stops.filter(({ isStopped }) => !isStopped);
  const missing = doors.filter(
    ({ orderState }) => orderState === "locked" || orderState === "harvesting",
  );
  if (doors.length === missing.length) return null;
  const leaveBehind = missing.map(({ orderNumber }) => orderNumber);
  return (
    <ConfirmButton
      label="It has left"
      question={
        missing.length === 0
          ? `${van.name} has left with every crate. The customers get an email that it is on its way.`
          : `${van.name} has left without ${leaveBehind.join(", ")}, which ${missing.length === 1 ? "is" : "are"} not packed. Their customers get an email; what no other van takes today is refunded tomorrow.`
      }
      onConfirm={() => start.mutateAsync({ routeId: van.id, leaveBehind, byHand: true })}
    />
  );
}

/** Ends a route whose driver's phone does not: every stop that is open ends the same way. */
export function CloseRouteButton({ van }: { van: Van }) {
  const utils = trpc.useUtils();
  const how = useEnding();
  const close = trpc.logistics.closeRoute.useMutation({
    meta: { failureTitle: "The route was not closed" },
    onSettled: () => utils.logistics.invalidate(),
  });
  const open = van.stops.filter(({ state }) => state === "planned" || state === "arrived").length;
  return (
    <AskButton
      label="Close the route"
      question={
        open === 0
          ? "Every stop is done. The route is closed in your name."
          : `${open === 1 ? "1 stop is" : `${open} stops are`} open. All of them end like this, in your name, and their customers get an email.`
      }
      onSubmit={() => close.mutateAsync({ routeId: van.id, ...how.value })}
    >
      {open > 0 ? how.fields : null}
    </AskButton>
  );
}

/** Ends one stop, without its driver's phone. */
export function CloseStopButton({ stop }: { stop: VanStop }) {
  const utils = trpc.useUtils();
  const how = useEnding(stop.isStopped ? "not_home" : "delivered");
  const close = trpc.logistics.closeStop.useMutation({
    meta: { failureTitle: "The stop was not closed" },
    onSettled: () => utils.logistics.invalidate(),
  });
  return (
    <AskButton
      size="sm"
      label="Close by hand"
      question={`How did ${stop.orderNumber}, ${stop.name}, end? It is recorded in your name, and the customer gets an email.`}
      onSubmit={() => close.mutateAsync({ stopId: stop.id, ...how.value })}
    >
      {how.fields}
    </AskButton>
  );
}

function useEnding(first: Ending = "delivered") {
  const [ending, setEnding] = useState<Ending>(first);
  const [note, setNote] = useState("");
  const fields = (
    <Stack>
      <NativeSelect
        label="It ended"
        value={ending}
        data={CLOSE_ENDINGS.map((value) => ({ value, label: ENDING_WORDS[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setEnding(CLOSE_ENDINGS.find((one) => one === value) ?? first)
        }
      />
      <Textarea
        label="Where it is, or why not (the customer sees it)"
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </Stack>
  );
  return { value: { ending, note: note.trim() }, fields };
}
