import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

/**
 * Mounts the toast area once the page is interactive and idle: the server-rendered page has none, and its code must
 * not delay a visitor's first click. Loaded manually, because a suspended component would block the page's next
 * update. `onIdle` loads the rest of what toasts need.
 */
export function ToastSlot({ onIdle }: { onIdle: () => void }) {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        onIdle();
        import("./toast-area.tsx").then(
          ({ ToastArea }) => setArea(() => ToastArea),
          // While offline there are no toasts; important messages are also on the page.
          () => {},
        );
      }),
    [onIdle],
  );
  return Area ? <Area /> : null;
}
