import { lazy, Suspense, useEffect, useState } from "react";

const ToastArea = lazy(async () => ({ default: (await import("./toast-area.tsx")).ToastArea }));

/** The place of toasts, once the page listens: the server's page has none. */
export function ToastSlot({ onLive }: { onLive: () => void }) {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    setIsLive(true);
    onLive();
  }, [onLive]);
  if (!isLive) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
