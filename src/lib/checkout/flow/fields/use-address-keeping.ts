import { useState } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { ADDRESS_LABEL_MAX } from "#shared/accounts/address-limits.ts";
import { useSession } from "#client/lib/session/session.ts";
import { isSameAddress } from "./same-address.ts";
import { saveZip } from "../../delivery-zip/zip-store.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/**
 * Saves the address of an order, unless the shopper declined or has already saved it. The first is labeled home,
 * later ones with the start of their street.
 */
export function useAddressKeeping() {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const [isWanted, setWanted] = useState(true);
  const { mutateAsync } = trpc.accounts.customer.saveAddress.useMutation({
    meta: { silent: true },
  });
  return {
    isWanted,
    setWanted,
    /** Called once the order is placed. If it fails, the address merely has to be typed again. */
    async keep({ address, city, zipCode, phone, specialInstructions }: CheckoutFields) {
      if (address === "" || (user && !isWanted)) return;
      // From now on the shop shows delivery days for this zip; signing out clears it.
      saveZip(zipCode.trim());
      if (!user) return;
      try {
        const saved = await utils.accounts.customer.addresses.fetch();
        if (saved.some((one) => isSameAddress(one, { address, zipCode }))) return;
        const label =
          saved.length === 0 ? m.homeAddress : address.trim().slice(0, ADDRESS_LABEL_MAX);
        await mutateAsync({ label, address, city, zipCode, phone, specialInstructions });
        await utils.accounts.customer.addresses.invalidate();
      } catch (error) {
        console.error("The address could not be kept", error);
      }
    },
  };
}

export type AddressKeeping = ReturnType<typeof useAddressKeeping>;
