import { useEffect, useState } from "react";

/**
 * Holds a screen wake lock while the component is mounted. Returns whether the lock is held: a browser that lacks
 * support, or refuses on low battery, is not treated as an error.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      // The browser releases the lock whenever the page is hidden.
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
