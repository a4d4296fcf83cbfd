import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { failureOf } from "#client/lib/api/trpc.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";

/**
 * What a form for changing a delivery shows of the order, which is sent along with the wish. If the server refused the
 * wish because the order was changed in another window, `takeNewer` takes over what was not edited here once the order
 * was read again; what was typed stays.
 */
export function useShownDelivery<Values extends Record<string, string>>(
  form: UseFormReturnType<Values>,
  current: Values,
) {
  const [shown, setShown] = useState(current);
  const [isOvertaken, setOvertaken] = useState(false);
  const [newer, setNewer] = useState<Values | null>(null);
  if (isOvertaken && isDifferent(shown, current)) {
    const edited = Object.keys(changesBetween(shown, form.values));
    setOvertaken(false);
    setShown(current);
    setNewer({ ...current, ...pickFields(form.values, edited) });
  }
  const { setValues } = form;
  useEffect(() => {
    if (newer) setValues(newer);
  }, [newer, setValues]);
  return {
    shown,
    takeNewer: (error: unknown) => setOvertaken(failureOf(error)?.code === "conflict"),
  };
}

const isDifferent = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(changesBetween(one, other)).length > 0;
