import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { type BoxPlan, boxPlanSchema } from "#shared/boxes/box-subscription.ts";
import { planEdits, type StoredPlan } from "#shared/boxes/plan-edits.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import { AddressFields } from "../box-plan/address-fields.tsx";
import { CardField } from "../box-plan/card-field.tsx";
import { DayFields } from "../box-plan/day-fields.tsx";
import { DietFields } from "../box-plan/diet-fields.tsx";
import { EMPTY_PLAN, usePlanForm } from "../box-plan/plan-form.ts";
import { SizeFields } from "../box-plan/size-fields.tsx";
import { useBoxTerms } from "../box-plan/use-box-terms.ts";
import { usePlanAgain } from "../box-plan/use-plan-again.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import classes from "./my-boxes.module.css";
import { type Newer, NewerPlan } from "./newer-plan.tsx";

/**
 * A dialog with all changeable settings of the plan; changes apply from the next open box. If another window has changed the plan
 * meanwhile, what was edited here stays, next to the value saved there.
 */
export function ChangeForm({ mine, onDone }: { mine: Mine; onDone: () => void }) {
  const utils = trpc.useUtils();
  const planAgain = usePlanAgain();
  const form = usePlanForm(planOf(mine));
  const [shown, setShown] = useState(() => storedPlan(mine));
  const [newer, setNewer] = useState<Newer | null>(null);
  const terms = useBoxTerms(form);
  const showNewer = async () => {
    const read = utils.boxes.own.read.fetch(undefined, { staleTime: 0 });
    const theirs = await read.catch(() => null);
    if (!theirs || theirs.state === "canceled") return;
    const plan = planOf(theirs);
    const values = form.getValues();
    const { edited, overtaken } = planEdits(storedPlan(theirs), shown, values);
    form.setValues({ ...plan, ...pickFields(values, edited) });
    setShown(storedPlan(theirs));
    setNewer({ mine: theirs, plan, overtaken });
  };
  const change = trpc.boxes.own.change.useMutation({
    meta: { failureTitle: m.boxNotChanged },
    onSuccess: async () => {
      await planAgain();
      notify.success(m.isChanged, m.startsNext);
      onDone();
    },
    onError: async (error) => {
      form.setErrors(refusedFields(error));
      if (failureOf(error)?.code === "conflict") await showNewer();
    },
  });
  const close = useTypedGuard({ isTyped: () => form.isDirty() }, onDone);
  return (
    <OpenModal onClose={close} size="lg" title={m.changeBox}>
      <form
        className={classes["form"]}
        noValidate
        onSubmit={form.onSubmit(
          (plan) => change.mutate({ ...plan, shown }),
          (errors) => focusFirst(form, errors),
        )}
      >
        <SizeFields form={form} />
        <DayFields form={form} weekdays={terms.data?.weekdays} />
        <Text size="sm" c="var(--color-quiet)">
          {m.replans}
        </Text>
        <DietFields form={form} left={mine.never} />
        <AddressFields form={form} />
        <CardField form={form} />
        {newer && newer.overtaken.length > 0 ? <NewerPlan newer={newer} /> : null}
        <Button type="submit" loading={change.isPending}>
          {m.save}
        </Button>
      </form>
    </OpenModal>
  );
}

/** The plan as it is stored. */
function storedPlan(mine: Mine): StoredPlan {
  const { size, everyWeeks, weekday, window, without, cardId, address } = mine;
  const never = mine.never.map(({ id }) => id);
  return { size, everyWeeks, weekday, window, never, without, cardId, address };
}

/** Converts the stored plan to form values. */
function planOf(mine: Mine): BoxPlan {
  const known = boxPlanSchema.safeParse(storedPlan(mine));
  return known.success ? known.data : EMPTY_PLAN;
}
