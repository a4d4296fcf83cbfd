import { number, plural } from "../kit.ts";

export const title = "Comparison with the provider";
export const lead =
  "Every night we compare each transaction of our balance at the payment provider with our books.";
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
    one: "We asked once. Nothing was compared, so what is shown below is from the last comparison. We keep asking.",
    other: `We asked ${number(tries)} times. Nothing was compared, so what is shown below is from the last comparison. We keep asking.`,
  });
export const notYet = "Nothing has been compared yet";
export const notYetWhy = "The first comparison comes tonight, or now if you like.";
export const compared = (at: string) => `Compared on ${at}.`;
export const agree = <Part>(sum: string, strong: (words: string) => Part) => [
  strong(`Difference ${sum}`),
  ": nothing to look into.",
];
export const differ = <Part>(count: number, sum: string, strong: (words: string) => Part) => [
  strong(`Difference ${sum}`),
  plural(count, {
    one: `: ${number(count)} difference to look into.`,
    other: `: ${number(count)} differences to look into.`,
  }),
];

/** Beside it: what is expected. */
export const settling = (count: number) =>
  plural(count, {
    one: `${number(count)} difference settles by itself.`,
    other: `${number(count)} differences settle by themselves.`,
  });

export const byKind = "Both sides by kind";
export const kind = "Kind";
export const ours = "Our books";
export const theirs = "Provider";
export const difference = "Difference";
export const known = "Part that is expected or explained";
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
  payout: "Payouts to our bank",
  other: "Other",
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
  payout: "Payout to our bank",
  other: "Other transaction",
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
    "Look it up in the provider’s dashboard. If it is an order or a refund of ours, run its job again under Jobs, or resend its event there if that never came. If someone made it there by hand, explain it.",
  missing_at_provider:
    "We booked it, but the provider lists no money for it. Find out why before anything is sent again: look at the payment and at the provider’s dashboard.",
  amount_differs:
    "Compare both amounts with the receipt. An entry in our books never changes, so find out where the other amount comes from.",
};
export const reasons = {
  just_booked: "We booked it within the last hour. The provider may not list it yet.",
  event_to_come:
    "It is new at the provider. We book it when the provider tells us about it, within two hours.",
  on_its_way: "We asked the provider for it and are waiting for the bank, two weeks at most.",
  payment_going_back: "Nothing was bought with this payment. It is going back to the customer.",
  failed_at_once:
    "The refund failed: the money left and came back. The provider will tell us within two hours.",
};
export const seePayment = "See the payment";
export const seePayouts = "See the payouts";
export const explain = "Explain";
export const explainQuestion = (moved: string, sum: string) =>
  `${moved}: why is a difference of ${sum} right? It leaves this list until the amounts change.`;
export const explainedNow = "Explanation saved";
export const notExplained = "The explanation was not saved";
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
