import { useEffect, useState } from "react";

/** Ignore smaller movements, such as from a trembling thumb. In CSS pixels. */
const LEAST_WAY = 8;

/** The scroll position up to which the head of the page is still visible, in CSS pixels. */
const HEAD_HEIGHT = 56;

/** Whether the user is scrolling down below the head of the page; false at the top and while scrolling up. */
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
