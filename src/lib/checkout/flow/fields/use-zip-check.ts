import { useEffect, useEffectEvent, useRef } from "react";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { CheckoutForm } from "./checkout-form.ts";

/** Looks up a zip as soon as it is complete, and fills in its city. */
export function useZipCheck(form: CheckoutForm): Outputs["checkout"]["delivery"]["check"] | null {
  const zipCode = form.values.zipCode.trim();
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode },
    { enabled: isServedZip(zipCode) },
  );
  const filled = useRef("");

  /** A typed city is left alone; one that was filled in from the zip changes with it. */
  const fillCity = useEffectEvent((city: string) => {
    if (!["", filled.current, city].includes(form.values.city)) return;
    filled.current = city;
    form.setFieldValue("city", city);
  });
  useEffect(() => {
    if (data?.city) fillCity(data.city);
  }, [data]);

  return data ?? null;
}
