import { brand } from "#shared/brand.ts";
import { storedText, useStored } from "../../forms/stored-text.ts";

/**
 * The token of the guest's order that the shop offers to add to, stored for this tab only: it must not be in any of
 * the shop's URLs, which other sites could see as referrers.
 */
const stored = storedText(`${brand.slug}-order`, () => sessionStorage);

/** Stores a guest's order while they shop for it; null removes it. */
export const rememberGuestOrder: (token: string | null) => void = stored.write;

/** The token stored for this tab; null on the server and if there is none. */
export function useGuestOrder(): string | null {
  return useStored(stored, stored.read);
}
