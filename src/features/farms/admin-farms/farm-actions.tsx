import { farmsAdmin as m } from "#messages/farms-admin.ts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { FarmStatus } from "#shared/farms/farm-state.ts";
import { addDays } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/use-today.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";

type FarmActionsProps = {
  farm: { id: number; name: string; status: FarmStatus };
  onDone: () => void;
};

/** Pauses, suspends, or reopens a farm. */
export function FarmActions({ farm: { id, name, status }, onDone }: FarmActionsProps) {
  const [until, setUntil] = useState("");
  const today = useToday();
  const move = trpc.admin.farms.move.useMutation({
    meta: { failureTitle: m.staysAsItWas(name) },
    onSuccess: () => notify.success(m.wasChanged(name)),
    // Also after a failure: the request may have succeeded and only its response been lost.
    onSettled: onDone,
  });
  if (status !== "live") {
    return (
      <ConfirmButton
        size="sm"
        label={m.open}
        question={m.openIt(name)}
        onConfirm={() => move.mutateAsync({ id, to: "live" }).catch(() => {})}
      />
    );
  }
  return (
    <>
      <ReasonButton
        size="sm"
        label={m.pause}
        danger={false}
        question={m.pauseIt(name)}
        onConfirm={(reason) =>
          move.mutateAsync({ id, to: "paused", reason, ...(until && { until }) })
        }
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
      <ReasonButton
        size="sm"
        label={m.suspend}
        question={m.suspendIt(name)}
        onConfirm={(reason) => move.mutateAsync({ id, to: "suspended", reason })}
      />
    </>
  );
}
