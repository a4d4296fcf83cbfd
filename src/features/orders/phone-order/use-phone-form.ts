import { schemaResolver, useForm } from "@mantine/form";
import { deliverySchema } from "#shared/checkout/checkout.ts";
import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { DEFAULT_WINDOW } from "#shared/checkout/delivery.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useZoneOf } from "#client/lib/checkout/rates/use-zone.ts";
import type { Caller } from "./caller-picker.tsx";
import { openDays, openWindows } from "./open-slots.ts";

const check = schemaResolver(deliverySchema, { sync: true });

/** The form of a phone order, with the days and windows available for the zip code. */
export function usePhoneForm() {
  const form = useForm({
    initialValues: EMPTY_FIELDS,
    validate: (values) => check({ ...values, deliveryDate: values.deliveryDate || undefined }),
    validateInputOnBlur: true,
  });
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  const { zipCode, deliveryDate } = form.values;
  const zone = useZoneOf(zipCode, true);
  const known = options.data?.days ?? [];
  const days = openDays(known, zone?.weekdays ?? null);
  const isOpen = days.some(({ value }) => value === deliveryDate);
  const day = isOpen ? deliveryDate : (days[0]?.value ?? "");
  return {
    ...form,
    days,
    /** The chosen day if available, else the earliest one; empty if there is none. */
    day,
    windows: openWindows(known, day),
    slotsFailed: options.isError,
    retrySlots: () => void options.refetch(),
    /** Resets the form to the caller's known details. */
    begin(caller: Caller | null) {
      form.setValues(fieldsOf(caller));
      form.clearErrors();
    },
  };
}

export type PhoneForm = ReturnType<typeof usePhoneForm>;

function fieldsOf(caller: Caller | null): CheckoutFields {
  if (!caller) return EMPTY_FIELDS;
  const { last, email, firstName, lastName } = caller;
  return {
    ...EMPTY_FIELDS,
    email,
    firstName,
    lastName,
    address: last?.delivery.address ?? "",
    city: last?.delivery.city ?? "",
    zipCode: last?.delivery.zipCode ?? caller.zipCode ?? "",
    phone: last?.delivery.phone ?? caller.phone ?? "",
    specialInstructions: last?.delivery.specialInstructions ?? "",
    deliveryTime: last?.window ?? DEFAULT_WINDOW,
  };
}
