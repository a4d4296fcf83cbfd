declare global {
  interface Window {
    /** Set by `index.html`: remembers what is pressed until the page's script is there. */
    rememberPress?: (press: MouseEvent) => void;
    earlyPresses?: MouseEvent[];
  }
}

/** What was pressed longer ago is not pressed again, in milliseconds: its person has moved on. */
const OLD = 10_000;
/** Whether a press of that time, in milliseconds since the page began, still says what its person wants. */
export const isYoung = (timeStamp: number) => performance.now() - timeStamp < OLD;

/** Before the first try again, in milliseconds. Each further one waits twice as long, and none longer than the last. */
const FIRST_PAUSE = 50;
const LAST_PAUSE = 5_000;

/**
 * On a slow line people see a page long before its parts listen. Buttons that were pressed too early are pressed
 * again until they are heard: those from before the script was there, each once, and what React, still taking
 * over the markup, keeps from its button. Links and forms work without a script. To be called when React listens.
 */
export function hearEarlyPresses(): void {
  const { rememberPress, earlyPresses = [] } = window;
  if (rememberPress) removeEventListener("click", rememberPress, true);
  addEventListener("click", (press) => press.isTrusted && untilHeard(buttonOf(press)), true);
  const young = earlyPresses.filter(({ timeStamp }) => isYoung(timeStamp));
  for (const button of new Set(young.map(buttonOf))) pressAgain(button);
}

/** Whether a press reached its button is known a moment later; one that did not is repeated. */
function untilHeard(button: HTMLButtonElement | null, pause = FIRST_PAUSE): void {
  let isHeard = !button;
  button?.addEventListener("click", () => (isHeard = true), { once: true });
  setTimeout(() => {
    if (!isHeard && pause < LAST_PAUSE) pressAgain(button, pause * 2);
  }, pause);
}

function pressAgain(button: HTMLButtonElement | null, pause?: number): void {
  untilHeard(button, pause);
  button?.click();
}

function buttonOf({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element
    ? target.closest<HTMLButtonElement>("button[type=button]:enabled")
    : null;
}
