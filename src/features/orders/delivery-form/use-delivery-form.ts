import { schemaResolver, useForm } from "@mantine/form";
import type { z } from "zod";
import type { ShownDelivery } from "#shared/orders/order-change.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import type { Slot } from "./delivery-choices.ts";
import { useShownDelivery } from "./use-shown-delivery.ts";

/** When and where an order comes. */
export type Placed = Slot & Pick<Outputs["orders"]["byNumber"], "delivery">;

/**
 * The form that changes a delivery, with what it shows of the order, to be sent along. `more` are the values of other
 * fields. `refuse` shows the server's errors, and what another window changed meanwhile.
 */
export function useDeliveryForm<More extends Record<string, string>>(
  schema: z.ZodType,
  placed: Placed,
  more: More,
) {
  const current = shownOf(placed);
  const form = useForm<ShownDelivery & More>({
    initialValues: { ...current, ...more },
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { shown, takeNewer } = useShownDelivery(form, current);
  const refuse = (error: unknown) => {
    form.setErrors(refusedFields(error));
    takeNewer(error);
  };
  return { form, shown, refuse };
}

function shownOf({ day, window, delivery }: Placed): ShownDelivery {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { day, window, address, city, zipCode, phone, specialInstructions };
}
