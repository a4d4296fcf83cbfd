import { isServedZip } from "#shared/checkout/delivery.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { PlanForm } from "./plan-form.ts";

/** The price and delivery days of a box of this size at the entered zip. */
export function useBoxTerms(form: PlanForm) {
  const { size, weekday, address } = form.values;
  const zipCode = address.zipCode.trim();
  return trpc.boxes.own.terms.useQuery(
    { size, weekday, zipCode },
    { enabled: isServedZip(zipCode), placeholderData: (before) => before, retry: false },
  );
}
