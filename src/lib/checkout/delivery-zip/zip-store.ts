import { brand } from "#shared/brand.ts";
import { storedText, useStored } from "../../forms/stored-text.ts";

const stored = storedText(`${brand.slug}-zip`);

/** The visitor's zip; null on the server and until they enter one. */
export function useZip(): string | null {
  return useStored(stored, readZip);
}

/** The visitor's zip, read outside of rendering. */
export const readZip: () => string | null = stored.read;

/** Stores the zip in this browser, for all its tabs; null removes it. */
export const saveZip: (zipCode: string | null) => void = stored.write;

/** Typed into a checkout; kept in memory only, never in storage. */
let typed = "";

/** Records the zip typed into a checkout's fields. */
export function noteTypedZip(zipCode: string): void {
  if (typed === zipCode) return;
  typed = zipCode;
  stored.tell();
}

/** The cart's destination zip, if known: typed into a checkout, otherwise entered elsewhere. */
export function useCartZip(): string | null {
  return useStored(stored, () => typed.trim() || readZip());
}
