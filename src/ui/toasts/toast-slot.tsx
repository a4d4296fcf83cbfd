import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

/**
 * The place of toasts, once the page listens and has nothing else to do: the server's page has none, and
 * their code must not come between a visitor and the first press. Fetched by hand, because a suspended part would
 * hold back what the page does next. `onIdle` fetches the rest of what toasts need.
 */
export function ToastSlot({ onIdle }: { onIdle: () => void }) {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        onIdle();
        import("./toast-area.tsx").then(
          ({ ToastArea }) => setArea(() => ToastArea),
          // Without a line there are no toasts; what matters stands on the page as well.
          () => {},
        );
      }),
    [onIdle],
  );
  return Area ? <Area /> : null;
}
