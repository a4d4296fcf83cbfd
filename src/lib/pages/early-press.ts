declare global {
  interface Window {
    /** Set by `index.html`: records clicks until the page's script has loaded. */
    rememberPress?: (press: MouseEvent) => void;
    earlyPresses?: MouseEvent[];
  }
}

/** Clicks older than this, in milliseconds, are not replayed: the user has moved on. */
const OLD = 10_000;
/** Whether a click at that time, in milliseconds since the page started loading, is recent enough to replay. */
export const isYoung = (timeStamp: number) => performance.now() - timeStamp < OLD;

/** The delay before the first retry, in milliseconds. It doubles with each retry, up to a maximum. */
const FIRST_PAUSE = 50;
const LAST_PAUSE = 5_000;

/**
 * On a slow connection users see a page long before it is interactive. Replays button clicks that came too early
 * until they are handled: those from before the script loaded, once per button, and those that React withholds while
 * hydrating. Links and forms work without a script. Call this once React handles events.
 */
export function hearEarlyPresses(): void {
  const { rememberPress, earlyPresses = [] } = window;
  if (rememberPress) removeEventListener("click", rememberPress, true);
  addEventListener("click", (press) => press.isTrusted && untilHeard(buttonOf(press)), true);
  const young = earlyPresses.filter(({ timeStamp }) => isYoung(timeStamp));
  for (const button of new Set(young.map(buttonOf))) pressAgain(button);
}

/** Whether a click reached its button is known only a moment later; if it did not, it is repeated. */
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
