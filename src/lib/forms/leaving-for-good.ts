let isForGood = false;

/** Lets the page be reloaded without a question, because what is typed on it must not stay on screen. */
export function leaveForGood(): void {
  isForGood = true;
}

/** Whether the page is being left whatever is typed on it. */
export const isLeavingForGood = () => isForGood;
