import { useEffect, useState } from "react";

/** Less than this is no direction: a thumb that rests trembles. In CSS pixels. */
const LEAST_WAY = 8;

/** Whether one is on the way down, below the first screenful's head; false at the top and on the way up. */
export function useScrolledDown(headHeight = 56): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (now <= headHeight) setDown(false);
      else if (Math.abs(now - before) < LEAST_WAY) return;
      else setDown(now > before);
      before = now;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [headHeight]);
  return isDown;
}
