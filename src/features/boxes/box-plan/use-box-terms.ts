import { isServedZip } from "#shared/checkout/delivery.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { PlanForm } from "./plan-form.ts";

/** What a box of this size costs and when it comes, at the zip that is typed. */
export function useBoxTerms(form: PlanForm) {
  const { size, weekday, address } = form.values;
  const zipCode = address.zipCode.trim();
  return trpc.boxes.own.terms.useQuery(
    { size, weekday, zipCode },
    { enabled: isServedZip(zipCode), placeholderData: (before) => before, retry: false },
  );
}
