import { number } from "../../kit.ts";

/** How far a payout to a farm is. */
export const states = {
  drafted: "Prepared",
  held: "Held",
  sending: "Being sent",
  failed: "Refused",
  in_transit: "On its way",
  paid: "Paid",
  reversing: "Being taken back",
  reversed: "Taken back",
  canceled: "Canceled",
};
export const runStates = {
  drafted: "Waits for approval",
  approved: "Being sent",
  done: "Done",
  canceled: "Canceled",
};
type RunStatus = { state: string; failed: number; held: number };
/** How far the payouts of a day are: "Done, 1 refused, 21 held". */
export const runStatus = ({ state, failed, held }: RunStatus) =>
  [
    state,
    ...(failed > 0 ? [`${number(failed)} refused`] : []),
    ...(held > 0 ? [`${number(held)} held`] : []),
  ].join(", ");
export const holds = {
  negative: "It owes more for refunds than it has earned since",
  too_small: "Less than the smallest payout",
  account: "Its payout account is not ready",
  disputed: "All of it is from disputed orders",
  our_balance: "Our balance at the provider was too low",
  team: "Held by the team",
};
export const holdsForFarm = {
  negative: "Refunds came to more than what was sold. The difference is taken off the next payout.",
  too_small: "It is less than the smallest payout, so it waits for the next payout day.",
  account: "Your payout account is not ready. It is paid on the next payout day after it is.",
  disputed: "Banks are looking into these orders. What they earn is paid once that is settled.",
  our_balance: "We could not send it this time. It is paid on the next payout day.",
  team: "We are looking into it. It is paid on the next payout day.",
};

/** The lines of a statement. */
export const items = {
  sold: "Sold",
  refund: "Refund",
  decided: "Decided later",
  undone: "Refund that did not go through",
};
export const fault = (cause: string, bearer: string) => `${cause}. Borne by: ${bearer}.`;
export const teamSays = (reason: string) => `The team decided so: “${reason}”`;
