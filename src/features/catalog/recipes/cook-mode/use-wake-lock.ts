import { useEffect, useState } from "react";

/**
 * Keeps the screen awake while the part is shown, where the browser can. Returns whether it does: one that
 * cannot, or refuses because the battery is low, says nothing and cooks on.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== "visible") return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) return void taken.release();
        lock = taken;
        taken.addEventListener("release", () => setHeld(false));
        setHeld(true);
      } catch {
        setHeld(false);
      }
    };
    const onVisible = () => void ask();
    if ("wakeLock" in navigator) {
      void ask();
      document.addEventListener("visibilitychange", onVisible);
    }
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
