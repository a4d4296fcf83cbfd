import { number, plural } from "./kit.ts";

export const title = "Comparison with the provider";
export const lead =
  "Every night we hold each transaction of our balance at the payment provider against our books.";
export const allPayments = "All payments";
export const check = "Compare now";
export const notStarted = "The comparison did not start";
export const starting = "The comparison is about to start.";
export const comparing = (count: number) =>
  plural(count, {
    one: `Comparing now: ${number(count)} transaction read so far.`,
    other: `Comparing now: ${number(count)} transactions read so far.`,
  });
export const noAnswer = "The provider does not answer";
export const noAnswerWhy = (tries: number) =>
  plural(tries, {
    one: "We asked once. Nothing was compared, so what stands below is from the time before. We ask again by ourselves.",
    other: `We asked ${number(tries)} times. Nothing was compared, so what stands below is from the time before. We ask again by ourselves.`,
  });
export const notYet = "Nothing has been compared yet";
export const notYetWhy = "The first comparison comes tonight, or now if you like.";
export const compared = (at: string) => `Compared on ${at}.`;
export const agree = <Part>(sum: string, strong: (words: string) => Part) => [
  strong(`Difference ${sum}`),
  ": our books and the provider's agree.",
];
export const differ = <Part>(count: number, sum: string, strong: (words: string) => Part) => [
  strong(`Difference ${sum}`),
  plural(count, {
    one: `: ${number(count)} difference to look into.`,
    other: `: ${number(count)} differences to look into.`,
  }),
];

export const byKind = "Both sides by kind";
export const kind = "Kind";
export const ours = "Our books";
export const theirs = "Provider";
export const difference = "Difference";
export const known = "Of it expected or explained";
export const left = "Left to look into";
export const total = "Total";
export const kinds = {
  charge: "Payments",
  fee: "Card fees",
  refund: "Refunds",
  refund_failed: "Refunds that came back",
  dispute: "Disputes",
  transfer: "Payouts to farms",
  reversal: "Payouts taken back",
  payout: "To our own bank",
  other: "Anything else",
};
/** One movement of a kind. */
export const one = {
  charge: "Payment",
  fee: "Card fee",
  refund: "Refund",
  refund_failed: "Refund that came back",
  dispute: "Dispute",
  transfer: "Payout to a farm",
  reversal: "Payout taken back",
  payout: "To our own bank",
  other: "Something else",
};

export const groups = {
  open: "What to look into",
  expected: "What settles by itself",
  explained: "What the team explained",
};
export const what = "What moved";
export const why = "Why";
export const toDo = "What to do";
export const problems = {
  missing_with_us: "Not in our books",
  missing_at_provider: "Not at the provider",
  amount_differs: "The amounts differ",
};
export const advice = {
  missing_with_us:
    "Look it up in the provider's dashboard. If it belongs to us, send its event again from there. If someone made it there by hand, explain it.",
  missing_at_provider:
    "No money has moved for it. Find out why before anything is sent again: look at the payment and at the provider's log.",
  amount_differs:
    "Hold both amounts against the receipt. Our books cannot be changed from here, so find out who changed what.",
};
export const reasons = {
  just_booked: "We booked it within the last hour. The provider may not list it yet.",
  event_to_come: "It is new at the provider. Our entry follows with its event.",
  on_its_way: "We have asked for it and wait for the provider's last word.",
  payment_going_back: "The payment bought nothing and is going back.",
  failed_at_once: "The refund failed: the money went and came back.",
};
export const seePayment = "See the payment";
export const seePayouts = "See the payouts";
export const explain = "Explain";
export const explainQuestion = (moved: string, sum: string) =>
  `Why is it right that ${moved} differs by ${sum}? It leaves this list until the amounts change.`;
export const explainedNow = "Explained";
export const notExplained = "Not explained";
export const explainedBy = (reason: string, who: string, at: string) =>
  `${who}, ${at}: “${reason}”`;

export const runs = "Comparisons";
export const when = "When";
export const result = "Result";
export const read = "Transactions read";
export const readCount = (count: number) => number(count);
export const noDifference = "No difference";
export const openCount = (count: number) =>
  plural(count, { one: `${number(count)} difference`, other: `${number(count)} differences` });
export const expectedCount = (count: number) =>
  plural(count, {
    one: `${number(count)} settles by itself`,
    other: `${number(count)} settle by themselves`,
  });
export const running = "Under way";
export const failed = "The provider does not answer";
