import { brand } from "#shared/brand.ts";
import { isRecord } from "#shared/is-record.ts";

/** A payment for anything but a cart that this tab has tried, and of which it does not know that it was made. */
type TriedPayment = {
  paymentIntentId: string;
  /** The path of its form. */
  from: string;
  /** Set once it is known to be unpaid: its form shows again what was typed. */
  isUnpaid?: boolean;
};

const KEY = `${brand.slug}-tried`;

/** The tab's tried payment, or null. Without browser storage it is always null. */
export function readTried(): TriedPayment | null {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(saved)) return null;
    const { paymentIntentId, from, isUnpaid } = saved;
    const isTried = typeof paymentIntentId === "string" && typeof from === "string";
    return isTried ? { paymentIntentId, from, isUnpaid: isUnpaid === true } : null;
  } catch {
    return null;
  }
}

export function writeTried(tried: TriedPayment | null): void {
  try {
    if (tried) window.sessionStorage.setItem(KEY, JSON.stringify(tried));
    else window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.error("The payment cannot be remembered", error);
  }
}

/** Called once this payment is known to be unpaid. */
export function noteUnpaid(paymentIntentId: string): void {
  const tried = readTried();
  if (tried?.paymentIntentId === paymentIntentId) writeTried({ ...tried, isUnpaid: true });
}

/** Called once this payment is made, or given up. */
export function forgetTried(paymentIntentId: string): void {
  if (readTried()?.paymentIntentId === paymentIntentId) writeTried(null);
}
