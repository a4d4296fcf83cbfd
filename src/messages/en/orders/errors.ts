export const unknownOrder = "Unknown order";
export const unknownAddition = "Unknown addition";
export const unknownProblem = "Unknown problem";
export const noPhoto = "This photo no longer exists";
export const addPhotosAgain = "Please add the photos again.";
export const tooManyPhotos = (count: number) => `A report can have up to ${count} photos.`;
export const unknownDraft = "Unknown draft";
export const unknownCustomer = "Unknown customer";
export const unknownCheckout = "Unknown checkout";
export const chooseDay = "Please choose a day";
export const chooseDeliveryDay = "Please choose a delivery day";
export const chooseDeliveryWindow = "Please choose a delivery window";
export const fiveDigits = "Please enter five digits";
export const sayHowMany = "Please say how many";
export const sayWhy = "Please say why";
export const enterNumber = "Please enter the order number, such as FUR-7K3M-9QXT";
export const sayWhatWasWrong = "Please say what was wrong";
export const sayHowBack = "Please say how the money comes back";
export const writeAnswer = "Please write an answer";
export const askCustomerFirst = "Please ask the customer first";

export const noOrder = "We cannot find that order";
export const noSuchNumber = "There is no order with this number";
export const deadLink = "This link no longer works";
export const notChangeable = "This order can no longer be changed.";
export const withTheFarms = (until: string) =>
  `The farms have this order: it could be changed until ${until}.`;
export const notCancelable = "This order can no longer be canceled";
export const farmsStarted = "The farms have started on this order. It can no longer be canceled.";
export const staysThere =
  "This box can no longer go anywhere else for what you paid. Nothing was changed.";
export const wentToBank = (bank: string) =>
  `This order went to ${bank}, so there is nothing to report about it.`;
export const goesToBank = (bank: string) =>
  `This box goes to ${bank}. Its delivery can no longer be changed.`;
export const noDeliveryThatDay = "We cannot deliver on that day. Please choose another.";
export const windowFull = "That window is full. Please choose another one.";
export const notThereThatDay = (place: string) =>
  `We do not deliver to ${place} on that day. Please choose another one.`;
export const startsAt = (place: string, least: string, goods: string) =>
  `The minimum order in ${place} is ${least}; the goods of this order come to ${goods}.`;

export const onHold = "Your bank has taken back a payment for this order, so it is on hold.";
export const notToBox = "Nothing can be added to a weekly box. Please place a separate order.";
export const otherWeight = (name: string) =>
  `${name} now comes in a different weight. Please order it separately.`;
export const otherPrice = (name: string, price: string, before: string) =>
  `${name} costs ${price} now, not ${before} as in this order. Please buy it in a separate order.`;
export const mostOfOne = (most: number) => `At most ${most} of one product`;
export const mostProducts = (most: number) => `At most ${most} different products in one order`;
export const noAccountOrder =
  "This order belongs to no account. Please sign out to add to it, or place a separate order.";
export const smallestCharge = (least: string) =>
  `The smallest amount that a card can pay is ${least}.`;
export const changedElsewhere = "This was changed in another tab. Please add it again.";
export const takesNoMore =
  "No more goods can be added to this order. Nothing was charged: please place a separate order.";
export const fewerToCome = "Fewer of these are still to come. Please review the order.";
export const removeOthers = "Please remove other goods than those you add.";

export const creditNeedsAccount =
  "Credit needs an account. The money can go back to your original payment method.";
export const notInYourOrder = "This is not in your order";
export const leftToReport = (name: string, left: number) => `${name}: ${left} left to report`;
export const notFailed = "Only an order that we could not deliver can be brought again.";
export const askedForMoney =
  "You have asked for your money back, and we answer by email. If you changed your mind, please call us.";
export const allGivenBack = "All of its goods were refunded, so it does not come again.";
/** The team's answer to whoever asked for the money. */
export const comesAgain = "We bring your order again instead.";
/** Why an order cannot be brought again, first for the team and then for its customer. */
export const vanHasIt = "A van already has this order.";
export const bankHasIt =
  "The bank is looking into a payment for this order: it cannot be delivered until that is decided.";
export const vanTakesIt =
  "A van already has this order. If that does not suit you, please call us.";
export const bankDecides =
  "Your bank is looking into this payment, so we cannot bring this order until it has decided.";
export const onceDelivered = "You can report a problem once the order is delivered.";
export const sevenDaysOver = "The seven days to report a problem are over. Please write to us.";
export const noProblem = "We cannot find that problem";
export const nothingToRefund = "There is nothing left to refund";

export const noRefund = "We cannot find that refund";
export const noPayment = "We cannot find that payment";
export const noAccountForCredit = "This customer has no account to keep credit in.";
export const alreadyMadeGood = "This refund has already been taken care of.";
export const onlyLeft = (amount: string) => `Only ${amount} is left. Please review the payment.`;
export const customerWithoutAccount = "This customer has no account.";
export const guestWithoutCredit = "A guest has no credit";
export const nothingToConfirm = "This order was canceled: there is nothing to confirm.";

export const noCustomer = "This customer no longer exists";
export const accountClosed = "This account is closed: nothing can be ordered for it.";
export const noSavedCard = "Someone without an account has no saved card.";
export const notPayable = "This can no longer be paid. Please call or write to us.";
export const noPhoneOrder = "We cannot find that phone order";
export const tellAgain =
  "This was changed in another tab. Please tell the customer first what it is now.";
export const notCanceled =
  "It was paid or changed in the meantime, and is not canceled. Please review it.";
export const holdOver =
  "The goods were held for a while, and that is over. Please ask for them again.";
export const changedMeanwhile = "This delivery was changed in the meantime. Please review it.";
export const alreadyPaid = "This is paid, or its payment is processing.";

export const csv = {
  number: "Number",
  placed: "Placed",
  state: "Status",
  name: "Name",
  email: "Email",
  day: "Delivery day",
  window: "Window",
  zipCode: "Zip code",
  total: "Total",
  paidBy: "Paid by",
};
export const onlyFreeGoods =
  "Apart from delivery, only free goods are left in this order, so it cannot go where delivery costs nothing. Cancel it, or leave the delivery as it is.";
