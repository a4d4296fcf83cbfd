import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { FarmStatus } from "#shared/catalog/catalog.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";

type FarmActionsProps = {
  farm: { id: number; name: string; status: FarmStatus };
  onDone: () => void;
};

/** Lets a farm rest, closes it or opens it again. */
export function FarmActions({ farm: { id, name, status }, onDone }: FarmActionsProps) {
  const [until, setUntil] = useState("");
  const move = trpc.admin.farms.move.useMutation({
    meta: { failureTitle: `${name} stays as it was` },
    onSuccess: () => {
      notify.success(`${name} was changed`);
      onDone();
    },
  });
  if (status !== "live") {
    return (
      <ConfirmButton
        size="sm"
        label="Open"
        question={`Open ${name}? Its page and its goods are back in the shop at once.`}
        onConfirm={() => move.mutateAsync({ id, to: "live" }).catch(() => {})}
      />
    );
  }
  return (
    <>
      <ReasonButton
        size="sm"
        label="Pause"
        danger={false}
        question={`Pause ${name}? Its goods leave the shop at once; its page says that it is taking a break.`}
        onConfirm={(reason) =>
          move.mutateAsync({ id, to: "paused", reason, ...(until && { until }) })
        }
      >
        <TextInput
          type="date"
          label="Back on"
          description="Leave it empty if no one knows"
          mb="md"
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </ReasonButton>
      <ReasonButton
        size="sm"
        label="Suspend"
        question={`Suspend ${name}? Its goods leave the shop at once and its page shows only its name.`}
        onConfirm={(reason) => move.mutateAsync({ id, to: "suspended", reason })}
      />
    </>
  );
}
