import { useEffect, useEffectEvent } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { ADDRESSES_MAX } from "#shared/accounts/address.ts";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import { readFields } from "./remembered-fields.ts";
import { isSameAddress } from "./same-address.ts";

type Place = Pick<
  Outputs["accounts"]["customer"]["addresses"][number],
  "address" | "city" | "zipCode" | "phone" | "specialInstructions"
>;
/** An address to choose from: a saved one, or that of the latest order. */
export type KnownAddress = Place & { id: string; label: string };

/** The id of the latest order's address, which is not a saved one. */
const LATEST = "latest";

/**
 * The shopper's known addresses. The default, or otherwise the latest order's, is filled in once if no street has
 * been typed, here or in another checkout; anything typed is left alone.
 */
export function useSavedAddresses(form: CheckoutForm): {
  addresses: readonly KnownAddress[];
  /** Fills in an address; an unknown id clears the fields for a new one. */
  choose: (id: string) => void;
  /** Whether the address in the fields is saved already, or the maximum is reached. */
  isSaved: boolean;
} {
  const { user } = useSession();
  const enabled = user !== null;
  const { data: saved } = trpc.accounts.customer.addresses.useQuery(undefined, { enabled });
  const { data: last } = trpc.orders.lastDelivery.useQuery(undefined, { enabled });
  const { values } = form;

  const fillFirst = useEffectEvent(() => {
    const first = saved?.find(({ isDefault }) => isDefault) ?? last;
    if (!first || values.address !== "" || readFields().address !== "") return;
    const filled = fieldsOf(first, values);
    const specialInstructions = filled.specialInstructions || values.specialInstructions;
    form.setValues({ ...filled, specialInstructions });
  });
  const isKnown = saved !== undefined && last !== undefined;
  useEffect(() => {
    if (isKnown) fillFirst();
  }, [isKnown]);

  const own = user && saved ? saved : [];
  const isLastSaved = !last || own.some((one) => isSameAddress(one, last));
  const latest = user && last && !isLastSaved ? [{ ...last, id: LATEST, label: m.lastTime }] : [];
  const addresses = [...own, ...latest];
  return {
    addresses,
    choose: (id) => {
      const chosen = addresses.find((address) => address.id === id);
      form.setValues(chosen ? fieldsOf(chosen, values) : NOWHERE);
      if (!chosen) form.getInputNode("zipCode")?.focus();
    },
    isSaved:
      !user ||
      saved === undefined ||
      saved.length >= ADDRESSES_MAX ||
      own.some((one) => isSameAddress(one, values)),
  };
}

const NOWHERE = { address: "", city: "", zipCode: "", specialInstructions: "" };

/** The fields of an address; its instructions do not carry over to others. */
function fieldsOf(
  { address, city, zipCode, phone, specialInstructions }: Place,
  typed: CheckoutForm["values"],
) {
  return {
    address,
    city,
    zipCode,
    phone: phone || typed.phone,
    specialInstructions: specialInstructions ?? "",
  };
}
