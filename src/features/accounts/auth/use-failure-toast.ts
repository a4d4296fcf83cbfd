import { useEffect, useRef } from "react";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/** Reports a failure of a form, like `notify.failure`; the toast goes with the form. */
export function useFailureToast(): (title: string, description: string) => void {
  const shown = useRef<ShownToast | null>(null);
  useEffect(
    () => () => {
      shown.current?.dismiss();
    },
    [],
  );
  return (title, description) => {
    shown.current = notify.show({ variant: "destructive", title, description });
  };
}
