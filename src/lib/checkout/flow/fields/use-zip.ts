import { useEffect, useEffectEvent, useRef } from "react";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { CheckoutForm } from "./checkout-form.ts";

/** Asks about a zip as soon as it is whole, and fills in the city it belongs to. */
export function useZip(form: CheckoutForm): Outputs["checkout"]["delivery"]["check"] | null {
  const zipCode = form.values.zipCode.trim();
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode },
    { enabled: isServedZip(zipCode) },
  );
  const filled = useRef("");

  /** A city that the shopper typed is left alone; one that is that of the zip changes with it. */
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
