declare global {
  interface Window {
    /** Set by `index.html`: remembers what is pressed until the page's script is there. */
    rememberPress?: (press: MouseEvent) => void;
    earlyPress?: MouseEvent;
  }
}

/** Between two tries to press, in milliseconds. */
const AGAIN = 50;

/**
 * On a slow line people see a page long before its parts listen. A button that was pressed too early is pressed
 * again until it is heard: the last one from before the script was there, and each one that React, still taking
 * over the markup, keeps from its button. Links and forms work without a script. To be called when React listens.
 */
export function hearEarlyPresses(): void {
  const { rememberPress, earlyPress } = window;
  if (rememberPress) removeEventListener("click", rememberPress, true);
  addEventListener("click", pressUntilHeard, true);
  if (earlyPress) buttonOf(earlyPress)?.click();
}

function pressUntilHeard(press: MouseEvent): void {
  const button = buttonOf(press);
  if (!button) return;
  let isHeard = false;
  const hear = () => {
    isHeard = true;
    // Whoever is heard once is on a page that is live.
    removeEventListener("click", pressUntilHeard, true);
  };
  button.addEventListener("click", hear, { once: true });
  setTimeout(() => {
    button.removeEventListener("click", hear);
    if (!isHeard && button.isConnected) button.click();
  }, AGAIN);
}

function buttonOf({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element
    ? target.closest<HTMLButtonElement>("button[type=button]:enabled")
    : null;
}
