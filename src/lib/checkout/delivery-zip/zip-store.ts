import { brand } from "#shared/brand.ts";
import { storedText, useStored } from "../../stored-text.ts";

const stored = storedText(`${brand.slug}-zip`);

/** The zip the visitor gave us; null on the server and before the first visit. */
export function useZip(): string | null {
  return useStored(stored, readZip);
}

/** The same at this moment, outside of what is drawn. */
export const readZip: () => string | null = stored.read;

/** Remembers the zip in this browser, for all its tabs; null forgets it. */
export const saveZip: (zipCode: string | null) => void = stored.write;

/** What was typed into a checkout. It lives in this page's memory only, never in storage. */
let typed = "";

/** Takes over the zip of a checkout's fields. */
export function noteTypedZip(zipCode: string): void {
  if (typed === zipCode) return;
  typed = zipCode;
  stored.tell();
}

/** The zip that the cart goes to as far as is known: typed into a checkout, else entered elsewhere. */
export function useCartZip(): string | null {
  return useStored(stored, () => typed.trim() || readZip());
}
