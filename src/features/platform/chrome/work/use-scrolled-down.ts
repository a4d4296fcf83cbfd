import { useEffect, useState } from "react";

/** Less than this is no direction: a thumb that rests trembles. In CSS pixels. */
const LEAST_WAY = 8;

/** As far down one still sees the head of the page, in CSS pixels. */
const HEAD_HEIGHT = 56;

/** Whether one is on the way down, below the head of the page; false at the top and on the way up. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (now <= HEAD_HEIGHT) setDown(false);
      else if (Math.abs(now - before) < LEAST_WAY) return;
      else setDown(now > before);
      before = now;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isDown;
}
