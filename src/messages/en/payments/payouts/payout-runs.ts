import { list, plural } from "../../kit.ts";

export const title = "Payouts to farms";
export const lead = (next: string) =>
  `Drafted on each payout day, sent once an admin has approved them. The next one is ${next}.`;
export const allPayments = "All payments";
export const years = "Yearly totals";
export const journal = "Journal for bookkeeping";
export const none = "No payouts yet";
export const noneWhy = "The first ones are drafted on the next payout day.";
export const payoutDay = "Payout day";
export const status = "Status";
export const farms = "Farms";
export const total = "Sum";
export const oneFarm = "Farm";
export const run = "Payouts";
export const payoutsOf = (day: string) => `Payouts of ${day}`;
export const drafted = (at: string) => `Drafted automatically on ${at}.`;
export const draftedBy = (at: string, who: string) => `Drafted by ${who} on ${at}.`;
export const approvedBy = (at: string, who: string) => `Approved by ${who} on ${at}.`;
export const leftOut = (numbers: readonly string[]) => `Disputed and left out: ${list(numbers)}`;
export const emptyRun = "No farm had anything to be paid on this day.";
export const toPay = (sum: string, count: number) =>
  plural(count, { one: `${sum} to ${count} farm`, other: `${sum} to ${count} farms` });
export const approve = "Approve and send";
export const approveQuestion = (sum: string, count: number) =>
  plural(count, {
    one: `Send ${sum} to ${count} farm? The farm gets an email with every line.`,
    other: `Send ${sum} to ${count} farms? Each farm gets an email with every line.`,
  });
export const redraft = "Draft again";
export const redraftQuestion =
  "Put it together again with what has changed since? Then another admin has to approve it, if there is one.";
export const cancel = "Cancel this run";
export const cancelQuestion =
  "Send nothing on this payout day? What was in it waits for the next one, or until you draft it again.";
export const sendAgain = "Send again";
export const sendAgainQuestion = (sum: string, farm: string) => `Send ${sum} to ${farm} again?`;
export const leave = "Leave to the next run";
export const leaveQuestion = (sum: string, farm: string) =>
  `Hold ${sum} of ${farm} until the next payout day?`;
export const reverse = "Take back";
export const reverseQuestion = (sum: string, farm: string) =>
  `Take ${sum} back from ${farm}? It works as long as that much is still in the farm’s account. What it was for is owed to the farm again.`;
export const takenBack = (reason: string) => `Taken back: ${reason}`;
export const refusals = {
  balance_insufficient: "The provider: not enough on the balance",
  transfers_not_allowed: "The provider: the account may not be paid",
  gone: "The provider: the account is gone",
  other: "The provider refused it",
};
export const approved = "Approved. The payouts are being sent.";
export const notApproved = "Nothing was sent";
export const redrafted = "Drafted again";
export const notRedrafted = "Not drafted again";
export const canceled = "Canceled. Nothing is sent.";
export const notCanceled = "Not canceled";
export const done = "It is being done";
export const notDone = "Nothing was done";
