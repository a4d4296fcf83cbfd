import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import type { ShownDelivery } from "#shared/orders/order-change.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import { failureOf } from "#client/lib/api/trpc.ts";

/**
 * What a form for changing a delivery shows of the order, which is sent along with the wish. If the server refused the
 * wish because the order was changed in another window, `takeNewer` takes over what was not edited here once the order
 * was read again; what was typed stays.
 */
export function useShownDelivery<Values extends ShownDelivery>(
  form: UseFormReturnType<Values>,
  current: ShownDelivery,
) {
  const [shown, setShown] = useState(current);
  const [isOvertaken, setOvertaken] = useState(false);
  const [newer, setNewer] = useState<Values | null>(null);
  if (isOvertaken && isDifferent(shown, current)) {
    const edited = changesBetween<ShownDelivery>(shown, form.values);
    const others = Object.keys(current).filter((field) => !(field in edited));
    setOvertaken(false);
    setShown(current);
    setNewer({ ...form.values, ...pickFields(current, others) });
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

const isDifferent = (one: ShownDelivery, other: ShownDelivery) =>
  Object.keys(changesBetween(one, other)).length > 0;
