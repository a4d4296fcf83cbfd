import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { NativeSelect, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { CLOSE_ENDINGS } from "#shared/logistics/logistics.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import { logisticsLimits } from "#shared/logistics/logistics-limits.ts";
import { formatDayShort } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Van, VanStop } from "./arrange.ts";

type Ending = (typeof CLOSE_ENDINGS)[number];

/**
 * Starts a route from the office when the driver's phone cannot, unless moves of its stops are being saved. Unpacked
 * orders are left behind.
 */
export function SendOffButton({ van, isSaving }: { van: Van; isSaving: boolean }) {
  const utils = trpc.useUtils();
  const start = trpc.logistics.start.useMutation({
    meta: { failureTitle: m.notSentOff, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
  });
  const doors = van.stops.filter(({ isStopped }) => !isStopped);
  const missing = doors.filter(({ orderState }) => isWithFarms(orderState));
  if (doors.length === missing.length) return null;
  const leaveBehind = missing.map(({ orderNumber }) => orderNumber);
  return (
    <ConfirmButton
      label={m.hasLeft}
      disabled={isSaving}
      question={
        missing.length === 0
          ? m.leftWithAll(van.name)
          : m.leftWithout(van.name, leaveBehind, formatDayShort(van.day))
      }
      onConfirm={() => start.mutateAsync({ routeId: van.id, leaveBehind, byHand: true })}
    />
  );
}

/** Ends a route when the driver's phone cannot. All open stops get the same outcome. */
export function CloseRouteButton({ van }: { van: Van }) {
  const utils = trpc.useUtils();
  const how = useEnding();
  const close = trpc.logistics.closeRoute.useMutation({
    meta: { failureTitle: m.routeNotClosed, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
  });
  const open = van.stops.filter(({ state }) => state === "planned" || state === "arrived").length;
  return (
    <AskButton
      label={m.closeRoute}
      question={open === 0 ? m.closeDone : m.closeOpen(open)}
      onSubmit={() => close.mutateAsync({ routeId: van.id, ...how.value })}
    >
      {open > 0 ? how.fields : null}
    </AskButton>
  );
}

/** Ends one stop when the driver's phone cannot. */
export function CloseStopButton({ stop }: { stop: VanStop }) {
  const utils = trpc.useUtils();
  const how = useEnding(stop.isStopped ? "not_home" : "delivered");
  const close = trpc.logistics.closeStop.useMutation({
    meta: { failureTitle: m.stopNotClosed, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
  });
  return (
    <AskButton
      size="sm"
      label={m.closeStop}
      question={m.howEnded(stop.orderNumber, stop.name)}
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
        label={m.itEnded}
        value={ending}
        data={CLOSE_ENDINGS.map((value) => ({ value, label: m.endings[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setEnding(CLOSE_ENDINGS.find((one) => one === value) ?? first)
        }
      />
      <Textarea
        label={m.whereOrWhyNot}
        maxLength={logisticsLimits.note}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </Stack>
  );
  return { value: { ending, note: note.trim() }, fields };
}
