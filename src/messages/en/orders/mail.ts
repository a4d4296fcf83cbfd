export const seeOrder = "See your order";
export const seeOrChange = "See or change your order";
export const questions = (phone: string) => `Questions? Just reply to this email or call ${phone}.`;
export const notYou = "If this wasn’t you, please reply to this email.";
export const changeAgain = (until: string) => `You can change it again until ${until}. ${notYou}`;

export const placed = (order: string, slot: string) => `Your order ${order} for ${slot}`;
export const thanks = "Thank you for your order";
type Placed = { order: string; day: string; window: string; address: string };
export const weHave = ({ order, day, window, address }: Placed) =>
  `We have your order ${order}. It comes on ${day}, ${window}, to ${address}.`;
export const subtotal = "Subtotal";
export const delivery = "Delivery";
export const free = "Free";
export const tax = "Tax";
export const total = "Total";
export const changeOrCancel = (until: string) => `You can change or cancel it until ${until}.`;

export const addedTo = (order: string) => `Added to your order ${order}`;
export const added = "Added to your order";
type Added = { items: string; count: number; order: string; slot: string; paid: string };
export const comeWith = ({ items, count, order, slot, paid }: Added) =>
  `${items} ${count === 1 ? "comes" : "come"} with your order ${order}: ${slot}. You paid ${paid} for ${count === 1 ? "it" : "them"}, tax included.`;
export const andCredit = (amount: string, credit: string) =>
  `${amount} and ${credit} of your credit`;

export const canceled = (order: string) => `Your order ${order} is canceled`;
export const canceledHeading = "Your order is canceled";
export const notDelivered = (order: string) =>
  `Your order ${order} is canceled and will not be delivered.`;
export const bankDecided =
  "The payment is with your bank, which has decided the dispute about it. Please ask the bank when the money will show in your account.";
export const bankReviews =
  "The payment is with your bank, which is reviewing the dispute about it. Until the bank decides, we cannot move this money. Should the bank leave it with us, we refund it and write to you again.";

export const comes = (order: string, slot: string) => `Your order ${order} comes ${slot}`;
export const deliveryChanged = "Your delivery has changed";
export const nowComes = ({ order, day, window, address }: Placed) =>
  `Your order ${order} now comes on ${day}, ${window}, to ${address}.`;
export const comesAgain = "We bring it again";
export const comesAgainOn = ({ order, day, window, address }: Placed) =>
  `We bring your order ${order} again on ${day}, ${window}, to ${address}. It costs you nothing more.`;
export const ifOut = (phone: string) =>
  `If no one can be home then, choose another day on your order’s page, or call ${phone}.`;
export const costsLess = (amount: string) =>
  `Delivery costs less there, so we are refunding ${amount} to your original payment method. Banks take up to ten days to show a refund.`;

export const yourLink = (order: string) => `Your link to order ${order}`;
export const yourOrder = "Your order";
export const hereIsLink = (order: string) =>
  `Here is the link to your order ${order} that you asked for.`;
export const linkWorks = (days: number) =>
  `It works until ${days} days after the delivery. Whoever has it can see and change the order, so please keep it to yourself. If you did not ask for it, you can ignore this email.`;

export const changeUntil = (order: string, until: string) => `Change order ${order} until ${until}`;
export const anythingElse = "Anything else?";
export const thenHarvested = (order: string, slot: string, until: string) =>
  `Your order ${order} comes ${slot}. You can change or cancel it until ${until}; then the farms harvest it.`;

export const cannotCome = (order: string) => `Your order ${order} cannot come`;
export const partMissing = (order: string) => `Part of your order ${order} is missing`;
export const sorry = "We are sorry";
export const partOf = (units: number, quantity: number, name: string) =>
  `${units} of ${quantity} × ${name}`;
type Short = { farm: string; missing: string; order: string; why: string };
export const cannotBring = ({ farm, missing, order, why }: Short) =>
  `${farm} cannot bring ${missing} of your order ${order}. ${why}.`;
export const nothingLeft = "Nothing is left of your order, so it is canceled.";
export const restComes = "Everything else comes as planned.";
export const bankDecides =
  "Your bank is looking into this payment. If we still owe you money for this afterward, we will write to you.";
export const nothingToGiveBack =
  "There is nothing to give back for it: it was free with your code, or its money went back to you before.";
export const refundingAll = (amount: string) =>
  `We are refunding ${amount}, delivery included, to your original payment method. Banks take up to ten days to show a refund.`;
export const refundingPart = (amount: string) =>
  `We are refunding ${amount}, tax included, to your original payment method. Banks take up to ten days to show a refund.`;

export const payToPlace = (sum: string) => `Pay ${sum} to place your order`;
export const payToAdd = (sum: string, order: string) => `Pay ${sum} to add to your order ${order}`;
export const asOnPhone = "As we said on the phone";
type ToPay = { total: string; until: string; slot: string; address: string };
export const toPlace = ({ total: sum, until, slot, address }: ToPay) =>
  `To place your order, please pay ${sum} by ${until}. We hold everything for you until then. It comes ${slot}, to ${address}.`;
export const toAdd = ({ total: sum, until, slot, address, order }: ToPay & { order: string }) =>
  `To add these to your order ${order}, please pay ${sum} by ${until}. We hold everything for you until then. It comes ${slot}, to ${address}.`;
export const pay = (sum: string) => `Pay ${sum}`;
export const nothingCharged =
  "Nothing is charged until you pay. If you didn’t call us, you can ignore this email.";

export const about = (order: string) => `About your order ${order}`;
export const backFor = (amount: string, order: string) => `${amount} back for your order ${order}`;
export const lookedInto = "We have looked into it";
export const toldUs = (what: string, order: string) =>
  `You told us about ${what} of your order ${order}. We have looked into it.`;
type NotRight = { what: string; order: string; given: string; when: string };
export const wasNotRight = ({ what, order, given, when }: NotRight) =>
  `${what} of your order ${order} was not right. We are refunding ${given}. ${when}`;
type NotRightFree = Pick<NotRight, "what" | "order">;
export const freeWasNotRight = ({ what, order }: NotRightFree) =>
  `${what} of your order ${order} was not right. ${nothingToGiveBack}`;
export const justAnswer = "Anything else? Just reply to this email.";

export const howWasIt = (order: string) => `How was your order ${order}?`;
export const howWereGoods = "How was everything?";
export const tellOthers =
  "Your stars and a few words help other households choose, and tell the farm what to keep doing.";
export const rateGoods = "Rate what you got";
export const wrongInstead = (days: number) =>
  `Was something missing or not good? Report it on the same page within ${days} days, and we will make it right.`;
