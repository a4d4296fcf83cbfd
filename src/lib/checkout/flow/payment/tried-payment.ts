import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { brand } from "#shared/brand.ts";
import { isRecord } from "#shared/is-record.ts";

/** A payment for anything but a cart that this tab has tried and whose outcome it does not know yet. */
type TriedPayment = {
  paymentIntentId: string;
  /** The path of its form. */
  from: string;
};

const KEY = `${brand.slug}-tried`;

/** The tab's tried payment, or null. Without browser storage it is always null. */
export function readTried(): TriedPayment | null {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(saved)) return null;
    const { paymentIntentId, from } = saved;
    const isTried = typeof paymentIntentId === "string" && typeof from === "string";
    return isTried ? { paymentIntentId, from } : null;
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

/** Called once the outcome of this payment is known. */
export function forgetTried(paymentIntentId: string): void {
  if (readTried()?.paymentIntentId === paymentIntentId) writeTried(null);
}

/**
 * After a reload during such a payment: leads from its form to the page that looks it up, so that it is found rather
 * than paid twice.
 */
export function useTriedPayment(): void {
  const navigate = useNavigate();
  const lookUp = useEffectEvent((paymentIntentId: string) => {
    const search = { payment_intent: paymentIntentId };
    void navigate({ to: "/payment-success", search, replace: true });
  });
  useEffect(() => {
    const tried = readTried();
    if (tried?.from === window.location.pathname) lookUp(tried.paymentIntentId);
  }, []);
}
