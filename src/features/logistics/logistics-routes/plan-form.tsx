import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { logisticsLimits } from "#shared/logistics/logistics-limits.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./logistics-routes.module.css";

const COUNTS = Array.from({ length: logisticsLimits.vans }, (_, at) => ({
  id: String(at + 1),
  label: m.vans(at + 1),
}));

type PlanFormProps = { day: string; window: WindowId; hasPlanned: boolean };

/** Distributes the window's orders among vans. Planning again discards manual changes, after a confirmation. */
export function PlanForm({ day, window, hasPlanned }: PlanFormProps) {
  const utils = trpc.useUtils();
  const [vans, setVans] = useState("2");
  const plan = trpc.logistics.plan.useMutation({
    meta: { failureTitle: m.notPlanned, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
    onSuccess: () => notify.success(m.planned),
  });
  const make = () => plan.mutateAsync({ day, window, vans: Number(vans) }).catch(() => {});
  return (
    <div className={styles["plan"]}>
      <ChoiceSelect
        label={m.howManyVans}
        name="vans"
        value={vans}
        options={COUNTS}
        onChoose={setVans}
      />
      {hasPlanned ? (
        <ConfirmButton label={m.planAgain} question={m.planAgainSure} onConfirm={make} />
      ) : (
        <Button loading={plan.isPending} onClick={() => void make()}>
          {m.plan}
        </Button>
      )}
    </div>
  );
}
