import { isServedZip } from "#shared/checkout/delivery.ts";
import { useCartZip } from "../delivery-zip/zip-store.ts";
import { useSession } from "../../session/session.ts";
import { trpc } from "../../api/trpc.ts";

/** The zip that things go to as far as is known: of the cart or this browser, else of the account. */
export function useKnownZip(): string | null {
  const zip = useCartZip();
  const { user } = useSession();
  return zip ?? user?.zipCode ?? null;
}

/** The terms of a zip; null while it is unknown, not served, or where all have the same. */
export function useZoneOf(zipCode: string | null, matters: boolean) {
  const zip = zipCode?.trim() ?? "";
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode: zip },
    { enabled: matters && isServedZip(zip) },
  );
  return (matters && data?.terms) || null;
}
