import { Button } from "@mantine/core";
import { useState } from "react";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./logistics-routes.module.css";

const MOST = 12;
const COUNTS = Array.from({ length: MOST }, (_, at) => ({
  id: String(at + 1),
  label: at === 0 ? "1 van" : `${at + 1} vans`,
}));

type PlanFormProps = { day: string; window: WindowId; hasPlanned: boolean };

/** Shares the window's orders out to vans. What was arranged by hand before is made again, after a question. */
export function PlanForm({ day, window, hasPlanned }: PlanFormProps) {
  const utils = trpc.useUtils();
  const [vans, setVans] = useState("2");
  const plan = trpc.logistics.plan.useMutation({
    meta: { failureTitle: "The routes were not planned" },
    onSettled: () => utils.logistics.invalidate(),
    onSuccess: () => notify.success("The routes are planned"),
  });
  const make = () => plan.mutateAsync({ day, window, vans: Number(vans) }).catch(() => {});
  return (
    <div className={styles["plan"]}>
      <ChoiceSelect
        label="How many vans?"
        name="vans"
        value={vans}
        options={COUNTS}
        onChoose={setVans}
      />
      {hasPlanned ? (
        <ConfirmButton
          label="Plan them again"
          question="The routes that have not left are planned again, with all of their orders. Moves by hand and drivers are lost."
          onConfirm={make}
        />
      ) : (
        <Button loading={plan.isPending} onClick={() => void make()}>
          Plan the routes
        </Button>
      )}
    </div>
  );
}
