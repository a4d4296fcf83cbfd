import { useEffect, useEffectEvent, useRef, useState } from "react";
import { spec } from "#messages/spec.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/**
 * Why the last press did not pay, for the form and as a toast. Nothing is shown to a user who has left the form, as by
 * Back: `onGone` is called then, and they learn the outcome from our server instead.
 */
export function usePaymentFailure(onGone: () => void) {
  const [error, setError] = useState<string | null>(null);
  const isShown = useRef(true);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);
  return {
    error,
    clear: () => setError(null),
    fail(text: string, title = spec.paymentFailed) {
      if (!isShown.current) return;
      setError(text);
      notify.failure(title, text);
    },
  };
}
