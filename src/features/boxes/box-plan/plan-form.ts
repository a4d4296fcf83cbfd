import { schemaResolver, useForm } from "@mantine/form";
import { type BoxPlan, boxPlanSchema } from "#shared/boxes/box-subscription.ts";

/** The plan's form values; the card may not be chosen yet. */
export function usePlanForm(initialValues: BoxPlan) {
  return useForm<BoxPlan>({
    initialValues,
    validate: schemaResolver(boxPlanSchema, { sync: true }),
    validateInputOnBlur: true,
  });
}
export type PlanForm = ReturnType<typeof usePlanForm>;

export const EMPTY_PLAN: BoxPlan = {
  size: "medium",
  everyWeeks: 1,
  weekday: 2,
  window: "morning",
  never: [],
  without: [],
  cardId: "",
  address: { address: "", city: "", zipCode: "", phone: "", specialInstructions: "" },
};
