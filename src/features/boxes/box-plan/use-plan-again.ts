import { trpc } from "#client/lib/api/trpc.ts";

/** Reads the customer's boxes again, and their cards: each of those says whether it pays for the weekly box. */
export function usePlanAgain(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([utils.boxes.own.invalidate(), utils.payments.cards.list.invalidate()]);
  };
}
