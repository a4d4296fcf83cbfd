import { list, number, plural } from "../kit.ts";

export const why = "Why?";
export const whyOf = (sum: string) => `Why ${sum}?`;
export const workingOut = "Working it out";
export const partsOf = (sum: string) => `What makes ${sum}`;
export const together = "Together";
export const whatHappened = "What happened";
export const earlier = (events: number) =>
  plural(events, {
    one: "And one thing before that.",
    other: `And ${number(events)} things before that.`,
  });

type Goods = { quantity: number; name: string; pack: string; price: string };
export const goods = ({ quantity, name, pack, price }: Goods) =>
  quantity === 1
    ? `${name} (${pack}) at ${price}`
    : `${number(quantity)} × ${name} (${pack}) at ${price} each`;
type Weighed = { goods: string; pack: string; price: string };
export const weight = ({ goods: what, pack, price }: Weighed) => `${what} (${pack}) at ${price}`;
export const delivery = "Delivery";
export const deliveryFree = "Delivery is free";
export const deliveryFreeBy = (code: string) => `Delivery is free with the code ${code}`;
export const box = "What the goods are worth above the price of the box";
export const codes = {
  market: (code: string) => `Off with the code ${code}`,
  farm: (code: string) => `Off with the farm’s code ${code}`,
};
export const someCode = "Off with a promotion code";
type Tax = { authority: string; rate: string; things: string };
export const tax = ({ authority, rate, things }: Tax) => `${authority}, ${rate} on ${things}`;
export const taxOn = ({ authority, rate, things, base }: Tax & { base: string }) =>
  `${authority}, ${rate} on ${base} of ${things}`;
export const noTaxOn = (authority: string, base: string, things: string) =>
  `${authority}: no tax on ${base} of ${things}`;
export const things = {
  food: "food",
  prepared: "prepared food",
  drinks: "drinks",
  flowers_plants: "flowers and plants",
  merchandise: "things that are not food",
  delivery: "delivery",
};
export const listOf = (parts: readonly string[]) => list(parts);
export const credit = "Paid with credit";
export const goodwill = "Goodwill, for no goods";
export const goodwillBefore = "Given as goodwill before, and counted in here";
export const otherWay = { card: "Went back to the card", credit: "Became credit instead" };
export const receipt = "Paid";
export const receiptOf = (receiptNumber: string) => `Paid, receipt ${receiptNumber}`;
export const returned: Readonly<Record<string, string>> = {
  goods_gone: "Paid for goods that were gone when the payment came",
  order_closed: "Paid when it was too late to place the order or to add to it",
  order_moved: "Paid after the order’s address, and with it its tax, had changed",
  second_payment: "Paid a second time",
  amount_mismatch: "Paid, but not what was due",
  deposit_returned: "The deposit of a founding membership",
  made_at_provider: "Refunded at the payment provider",
  gift_card_voided: "A gift card that was taken back",
};
export const spent = (order: string, whole: string) =>
  `Paid a part of ${order}, which cost ${whole}`;
export const gift = (reason: string) => `Given by us: ${reason}`;
export const takenBack = "Taken back: the refund that it came with failed";
export const commission = (rate: string, base: string) => `Our commission, ${rate} of ${base}`;

export const units = (quantity: number) =>
  plural(quantity, { one: "1 unit", other: `${number(quantity)} units` });
type Back = { goods: string; cause: string; price: string; commission: string };
export const backBorne = {
  farm: ({ goods: what, cause, price, commission: share }: Back) =>
    `Refunded: ${what}. ${cause}. The farm bears it: ${price} less our commission of ${share}`,
  customer: ({ goods: what, cause, price, commission: share }: Back) =>
    `Refunded: ${what}. ${cause}. The sale is canceled: ${price} less our commission of ${share}`,
  market: ({ goods: what, cause, price }: Back) =>
    `Refunded: ${what} for ${price}. ${cause}. The market bears it, and the farm keeps its share`,
  carrier: ({ goods: what, cause, price }: Back) =>
    `Refunded: ${what} for ${price}. ${cause}. The carrier bears it, and the farm keeps its share`,
};
export const backAgain = (what: string, cause: string) =>
  `Refunded: ${what}. ${cause}. It came off an earlier payout, and the farm gets it back: someone else bears it now`;
export const cameOff = (what: string, cause: string) =>
  `Refunded: ${what}. ${cause}. It came off here, and someone else bears it now`;
export const withReason = (sentence: string, reason: string) => `${sentence} (${reason})`;
export const unexplained = "Our records do not explain this part";

export const takenOff = "Taken off the order";
export const faults = {
  farm: (cause: string) => `${cause}. The farm bears it.`,
  market: (cause: string) => `${cause}. The market bears it.`,
  carrier: (cause: string) => `${cause}. The carrier bears it.`,
  customer: (cause: string) => `${cause}. The sale is canceled.`,
};

export const ordered = (order: string) => `Order ${order} was placed`;
export const orderedFor = (order: string, sums: string) =>
  `Order ${order} was placed and paid: ${sums}`;
export const addedFor = (sums: string) => `Goods were added and paid: ${sums}`;
export const byCard = (sum: string) => `${sum} by card`;
export const byCredit = (sum: string) => `${sum} with credit`;
export const paid = (sum: string) => `${sum} was paid`;
export const weighed = (name: string, less: string) =>
  `${name} was weighed: ${less} less than was paid for`;
export const someWeight = "a part of the weight";
export const short = (what: string) => `The farm could not bring ${what}`;
export const shortWhy = (what: string, reason: string) =>
  `The farm could not bring ${what}. ${reason}`;
export const delivered = "The order was delivered";
export const canceled = "The order was canceled";
export const reported = (what: string, problem: string) => `Reported: ${what}, ${problem}`;
export const refunded = (sum: string) => `A refund of ${sum} to the card began`;
export const refundedFor = (sum: string, cause: string) =>
  `A refund of ${sum} to the card began. ${cause}`;
export const credited = (sum: string) => `${sum} became credit`;
export const sent = (sum: string) => `${sum} was sent to the card`;
export const sentByBank = (sum: string) => `The bank gave ${sum} back`;
export const failed = (sum: string) => `The refund of ${sum} failed`;
export const bearerChanged = "Someone else bears it since";
export const sold = (order: string, what: string, sum: string) =>
  `Order ${order}: ${what} sold for ${sum}`;
export const wentBack = (order: string, what: string, cause: string) =>
  `Order ${order}: ${what} refunded. ${cause}`;
export const gave = (sum: string) => `We gave ${sum} of credit`;
export const spentOn = (sum: string, order: string) => `${sum} of credit paid for order ${order}`;
export const tookBack = (sum: string) => `${sum} of credit was taken back`;
export const paidOut = (sum: string) => `${sum} was paid out`;
export const payoutDrafted = (day: string) => `The payout of ${day} was drawn up`;
export const payoutApproved = "It was approved";
export const payoutSent = (sum: string) => `${sum} was sent`;
export const payoutArrived = (sum: string) => `${sum} arrived in the account`;
export const payoutReversed = (sum: string) => `${sum} was taken back`;
