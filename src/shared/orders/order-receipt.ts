import { languageNow, pathIn } from "../language.ts";

/** Where the receipt of an order is served, to its owner and the team. */
export const RECEIPT_ROUTE = "/receipts/:file";

/** `token` is that of the link by which a guest holds the order. */
export function receiptPath(number: string, token: string | null = null): string {
  const path = `/receipts/${number}.pdf${token === null ? "" : `?token=${token}`}`;
  return pathIn(languageNow(), path);
}

/** The number in the name of a receipt's file; null for any other name. */
export function numberOfReceipt(file: string): string | null {
  return /^([A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{4})\.pdf$/.exec(file)?.[1] ?? null;
}
