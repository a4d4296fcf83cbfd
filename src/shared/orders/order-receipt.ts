import { languageNow, pathIn } from "../language.ts";

/** The URL of an order's receipt, for its owner and the team. */
export const RECEIPT_ROUTE = "/receipts/:file";

/** `token` is that of a guest's order link. */
export function receiptPath(number: string, token: string | null = null): string {
  const path = `/receipts/${number}.pdf${token === null ? "" : `?token=${token}`}`;
  return pathIn(languageNow(), path);
}

/** The order number in a receipt's file name; null for any other name. */
export function numberOfReceipt(file: string): string | null {
  return /^([A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{4})\.pdf$/.exec(file)?.[1] ?? null;
}
