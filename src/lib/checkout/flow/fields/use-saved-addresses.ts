import { useEffect, useEffectEvent } from "react";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { CheckoutForm } from "./checkout-form.ts";

export type SavedAddress = Outputs["accounts"]["customer"]["addresses"][number];

/**
 * The addresses that the shopper has saved. The first choice is filled in once while no street was
 * typed: what someone wrote is left alone.
 */
export function useSavedAddresses(form: CheckoutForm): {
  addresses: readonly SavedAddress[];
  choose: (id: string) => void;
} {
  const { user } = useSession();
  const { data } = trpc.accounts.customer.addresses.useQuery(undefined, { enabled: user !== null });
  const fill = (address: SavedAddress) => form.setValues(fieldsOf(address, form.values));
  const fillFirst = useEffectEvent((addresses: readonly SavedAddress[]) => {
    const first = addresses.find(({ isDefault }) => isDefault);
    if (first && form.values.address === "") fill(first);
  });
  useEffect(() => {
    if (data) fillFirst(data);
  }, [data]);
  return {
    addresses: user && data ? data : [],
    choose: (id) => {
      const chosen = data?.find((address) => address.id === id);
      if (chosen) fill(chosen);
    },
  };
}

function fieldsOf(
  { address, city, zipCode, phone, specialInstructions }: SavedAddress,
  typed: CheckoutForm["values"],
) {
  return {
    address,
    city,
    zipCode,
    phone: phone || typed.phone,
    specialInstructions: specialInstructions || typed.specialInstructions,
  };
}
