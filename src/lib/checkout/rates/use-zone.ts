import { isServedZip } from "#shared/checkout/delivery.ts";
import { useCartZip } from "../delivery-zip/zip-store.ts";
import { useSession } from "../../session/session.ts";
import { trpc } from "../../api/trpc.ts";

/** The destination zip, if known: from the cart or this browser, otherwise from the account. */
export function useKnownZip(): string | null {
  const zip = useCartZip();
  const { user } = useSession();
  return zip ?? user?.zipCode ?? null;
}

/** The terms of a zip; null if it is unknown or not served, or if all zips have the same terms. */
export function useZoneOf(zipCode: string | null, matters: boolean) {
  const zip = zipCode?.trim() ?? "";
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode: zip },
    { enabled: matters && isServedZip(zip) },
  );
  return (matters && data?.terms) || null;
}
