import { brand } from "#shared/brand.ts";
import { storedText, useStored } from "../../stored-text.ts";

/**
 * The link's token of the guest's order to which the shop offers to add, kept by this tab alone: it
 * must stand in no address of the shop, which pages elsewhere would be told of.
 */
const stored = storedText(`${brand.slug}-order`, () => sessionStorage);

/** Remembers a guest's order while they shop for it; null forgets it. */
export const rememberGuestOrder: (token: string | null) => void = stored.write;

/** The token that this tab remembers; null on the server and for all others. */
export function useGuestOrder(): string | null {
  return useStored(stored, stored.read);
}
