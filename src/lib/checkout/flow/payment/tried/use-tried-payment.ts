import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { readTried } from "./tried-payment.ts";

type EnteredPayment = NonNullable<Outputs["checkout"]["enteredPayment"]>;

/**
 * For the form of a payment for anything but a cart that this tab has tried. After a reload during the payment, leads
 * to the page that looks it up, so that it is found rather than paid twice. If it is known to be unpaid, returns what
 * was typed for it, as soon as the server has answered; else null. Without an answer it has to be typed again.
 */
export function useTriedPayment(): EnteredPayment | null {
  const navigate = useNavigate();
  const { client } = trpc.useUtils();
  const [entered, setEntered] = useState<EnteredPayment | null>(null);
  const lookUp = useEffectEvent((paymentIntentId: string) => {
    const search = { payment_intent: paymentIntentId };
    void navigate({ to: "/payment-success", search, replace: true });
  });
  const ask = useEffectEvent((paymentIntentId: string) =>
    client.checkout.enteredPayment.query({ paymentIntentId }),
  );
  useEffect(() => {
    const tried = readTried();
    if (tried?.from !== window.location.pathname) return;
    const { paymentIntentId, isUnpaid } = tried;
    if (!isUnpaid) return lookUp(paymentIntentId);
    let current = true;
    const readBack = async () => {
      try {
        const answer = await ask(paymentIntentId);
        // The tab's payment ends when another person signs in.
        if (current && readTried()?.paymentIntentId === paymentIntentId) setEntered(answer);
      } catch (error) {
        console.error("What was typed could not be read back", error);
      }
    };
    void readBack();
    return () => {
      current = false;
    };
  }, []);
  return entered;
}
