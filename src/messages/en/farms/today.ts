import { list, plural } from "../kit.ts";

export const notMarked = "It was not marked";
export const allReadyDone = "All of it is ready";
export const markAllReady = "Mark all ready";
export const isAllReady = "Is all of it ready?";
export const allOf = (count: number, products: number, day: string) =>
  `${plural(count, { one: `${count} unit`, other: `${count} units` })} of ${plural(products, { one: `${products} product`, other: `${products} products` })} for ${day}. A line can be taken back on the harvest page until it is packed.`;
export const goBack = "Go back";
export const allReady = "All ready";
export const forDay = (day: string) => `For ${day}`;
export const forDelivery = (day: string) => `For delivery on ${day}`;
export const whatToBring = "What to bring";
export const ready = "Ready";
export const toDo = (count: number) => `${count} to do`;
export const cameIn = (at: string) => `The depot recorded on ${at} that it came in.`;
export const orderByOrder = "Order by order, and what is short";
export const bringToday = "Bring today";
export const bringOn = (day: string) => `Bring ${day}`;
export const dueSince = (day: string) => `Due since ${day}`;
export const toDepot = (depot: string) => `In the afternoon, to ${depot}`;
export const toOwnDepot = (market: string) => `In the afternoon, to ${market} depot`;
export const navigate = "Navigate";
export const nothingChanged = "Nothing has changed since your sheet was sent.";
export const changed = "Changed since your sheet was sent";
export const more = (count: number, product: string) => `${count} more of ${product}`;
export const less = (count: number, product: string) => `${count} fewer of ${product}`;
export const openCertificates = "Open your certificates";
export const renewalChecked = "The renewal is being checked.";
export const certificateEnds = (certificate: string, day: string) =>
  `${certificate} ends on ${day}.`;
export const enterRenewal = "Please enter the renewal.";
export const certificateEnded = (certificate: string, day: string) =>
  `${certificate} ended on ${day}. Shoppers no longer see it.`;
export const certificateRejected = (certificate: string) =>
  `${certificate} was not accepted. Please correct it.`;
export const certificateClaimed = (certificate: string) =>
  `${certificate}: please add the details of this certificate, which you named in your application.`;
export const toHarvest = "To harvest";
export const nothingDue = "Nothing is due.";
export const canGrow = "More orders can still come in for these days.";
export const noneOpen = "No orders are open.";
export const units = (count: number) =>
  plural(count, { one: `${count} unit`, other: `${count} units` });
export const soFar = "So far, orders are open";
export const linesReady = (done: number, lines: number) =>
  `${done} of ${plural(lines, { one: "1 line", other: `${lines} lines` })} ready`;
export const nextCutOff = "Next cut-off";
export const thenClose = (day: string) =>
  `Then orders for ${day} close, and we email you your harvest sheet.`;
export const money = "Money";
export const soldThisWeek = "Sold this week";
export const soldLastWeek = "By this day last week";
export const shareEarned = "Your share, earned";
export const sharePending = "Your share, pending";
export const left = (product: string, remaining: number) =>
  remaining === 0 ? `${product} (none left)` : `${product} (${remaining} left)`;
export const others = (count: number) => `${count} more`;
export const runningLow = (names: readonly string[]) => `Running low: ${list(names)}.`;
export const openInventory = "Open your inventory";
export const unanswered = (count: number) =>
  plural(count, {
    one: "1 review has no answer from you yet.",
    other: `${count} reviews have no answer from you yet.`,
  });
export const questions = (count: number) =>
  plural(count, {
    one: "1 question has no answer from you yet.",
    other: `${count} questions have no answer from you yet.`,
  });
export const answerQuestions = "Answer questions";
export const answerThem = "Answer reviews";
export const nextPayout = (day: string, amount: string) => `Next payout: ${day}, ${amount} so far`;
export const noPayoutYet = (day: string) => `Next payout: ${day}, nothing to pay so far`;
export const tooLittleYet = (day: string, amount: string, smallest: string) =>
  `Next payout: ${day}, ${amount} so far. We pay once it reaches ${smallest}.`;
export const payoutsWait = "Your share is paid once your payout account is ready";
export const accountNotReady = "Your payout account is not ready, so we cannot pay you yet.";
export const openAccount = "See your payout account";
export const seeSalesAndPayouts = "See your sales and payouts";
export const doFirst = "Do first";
export const noTasks = "Nothing is waiting for you.";
export const moreTasks = (count: number) =>
  plural(count, { one: "1 more thing", other: `${count} more things` });
export const harvestFor = (day: string, lines: number) =>
  `Harvest for ${day}: ${plural(lines, { one: "1 line", other: `${lines} lines` })} to do.`;
export const openHarvest = "Open the harvest";
export const byTeam = "Changed by our team";
export const byTeamHint = (days: number) =>
  `What we changed in your inventory in the last ${days} days. Is something not right? Just write to us.`;
export const edited = (at: string, what: string) => `${at}: ${what}`;
export const teamEdits = {
  "inventory.changed": "inventory changed",
  "inventory.added": "product added",
  "inventory.imported": "inventory imported from a file",
  "product.featured": "product featured in the shop",
  "product.unfeatured": "product no longer featured in the shop",
};
export const moreEdits = (count: number) =>
  plural(count, { one: `and ${count} earlier change`, other: `and ${count} earlier changes` });
export const notSentYet = "Some of your marks are not sent yet";
export const sendFirst =
  "They are saved on this phone. Send them first, so that nothing you reported short counts as ready.";
