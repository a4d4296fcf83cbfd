import { type ComponentType, useEffect, useState } from "react";

/**
 * The place of toasts, once the page listens: the server's page has none. Fetched by hand, because a
 * suspended part would hold back what the page does next.
 */
export function ToastSlot({ onLive }: { onLive: () => void }) {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    onLive();
    import("./toast-area.tsx").then(
      ({ ToastArea }) => setArea(() => ToastArea),
      // Without a line there are no toasts; what matters stands on the page as well.
      () => {},
    );
  }, [onLive]);
  return Area ? <Area /> : null;
}
