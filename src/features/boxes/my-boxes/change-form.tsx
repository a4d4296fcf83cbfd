import { boxesMine as m } from "#messages/boxes-mine.ts";
import { Button, Text } from "@mantine/core";
import { boxPlanSchema } from "#shared/boxes/box-subscription.ts";
import { AddressFields } from "../box-plan/address-fields.tsx";
import { CardField } from "../box-plan/card-field.tsx";
import { DayFields } from "../box-plan/day-fields.tsx";
import { DietFields } from "../box-plan/diet-fields.tsx";
import { EMPTY_PLAN, usePlanForm } from "../box-plan/plan-form.ts";
import { SizeFields } from "../box-plan/size-fields.tsx";
import { useBoxTerms } from "../box-plan/use-box-terms.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import classes from "./my-boxes.module.css";

/** All changeable settings of the plan; changes apply from the next open box. */
export function ChangeForm({ mine, onDone }: { mine: Mine; onDone: () => void }) {
  const utils = trpc.useUtils();
  const form = usePlanForm(planOf(mine));
  const terms = useBoxTerms(form);
  const change = trpc.boxes.own.change.useMutation({
    meta: { failureTitle: m.boxNotChanged },
    onSuccess: async () => {
      await utils.boxes.own.invalidate();
      notify.success(m.isChanged, m.startsNext);
      onDone();
    },
    onError: (error) => form.setErrors(failureOf(error)?.fieldErrors ?? {}),
  });
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={form.onSubmit(
        (plan) => change.mutate(plan),
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
      <Button type="submit" loading={change.isPending}>
        {m.save}
      </Button>
    </form>
  );
}

/** Converts the stored plan to form values. */
function planOf(mine: Mine) {
  const never = mine.never.map(({ id }) => id);
  const known = boxPlanSchema.safeParse({
    size: mine.size,
    everyWeeks: mine.everyWeeks,
    weekday: mine.weekday,
    window: mine.window,
    without: mine.without,
    cardId: mine.cardId,
    address: mine.address,
    never,
  });
  return known.success ? known.data : EMPTY_PLAN;
}
