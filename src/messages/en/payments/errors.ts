import { list } from "../kit.ts";

export const amount = (least: string, most: string) =>
  `Please enter an amount from ${least} to ${most}`;
export const enterAmount = "Please enter an amount";
export const otherGift = (sum: string) =>
  `${sum} had been given already, and the answer was lost. Please look at their credit before you give more.`;
export const atMost = (sum: string) => `At most ${sum} at once`;
export const sayCause = "Please say what went wrong";
export const sayWhyBearer = "Please say why someone else bears it";
export const refundUndone = "That refund failed, so nobody bears it";
export const nothingToMove = "That refund gave back no goods, so there is nothing for them to bear";
export const notHarvested =
  "Nobody had harvested these goods, and they are on sale again: their farm is not paid for them, so there is nothing for anyone to bear";
export const sameBearer = "They bear it already";
export const sayWhy = "Please say why";
export const unknownRefund = "Unknown refund";
export const unknownCard = "Unknown card";
export const noDispute = "We cannot find that dispute";
export const sayWhat = "Please say what happened";
export const shorten = "Please shorten it";
export const disputed = (order: string) =>
  `${order}: The customer’s bank disputes this order’s payment. It must not be packed or sent out.`;

export const notInOrder = "These goods are not in this order";
export const weightLeft = (name: string, left: string) =>
  `Only ${left} of ${name} can still be refunded.`;
export const ownMoney = "This money would be yours, so another admin has to give it.";
export const ownMoneyByTeam = "This money would be yours, so an admin has to give it.";
export const leftToRefund = (name: string, units: number) =>
  `${name}: ${units} left to refund. Please review the payment.`;
export const chooseRefund = "Choose what to refund";
export const onlyLeft = (sum: string) => `Only ${sum} is left. Please review the payment.`;
export const deliveryRefunded = "The delivery fee is refunded. Please review the payment.";
export const onlyDeliveryLeft = (sum: string) =>
  `Only ${sum} of the delivery fee is left. Please review the payment.`;

export const noPayment = "We cannot find that payment";
export const noOrder = "We cannot find that order";
export const noCard = "We cannot find that card";
export const cardGone =
  "That card is no longer saved, so nothing was charged. Please choose again how to pay.";
export const mostCards = (cards: number) => `You can keep up to ${cards} cards. Remove one first.`;
export const paysBox = "Your weekly box is paid with this card. Choose another card for it first.";
export const accountMoved = "Your payout account has changed. Please review it.";
export const otherMode = "This event belongs to another mode (test or live)";
export const onItsWay = "Your payment is processing. Please wait for it to finish.";
export const heldAsLong = "Your goods were held as long as we can. Please try again.";
export const heldForAWhile = "Your goods were held for a while. Please try again.";
export const tooManyOpen = {
  visitor: "You have other checkouts open. Please finish one of them first.",
  address:
    "Many people on your network are checking out right now. Please try again in a few minutes.",
};
export const nothingMore = "The bank takes nothing more on this dispute";
export const changedElsewhere = "Your cart is being changed elsewhere. Please try again.";
export const noCheckout = "This checkout does not exist";
export const alreadyPaid = "This order is already paid.";
export const goesBack = "Your payment came too late. The money goes back to your card.";
export const anotherRefund = "Another refund is on its way";
export const nothingToRefund = "There is nothing left to refund of this payment";
export const calledBack =
  "The customer’s bank has called this payment back. It cannot be refunded as well.";
export const noProvider =
  "The payment service does not answer right now. Please try again in a moment.";
export const noPayoutRun = "We cannot find these payouts";
export const noDifference = "We cannot find that difference";
export const noCredit = "We cannot find that credit";
export const noPayout = "We cannot find that payout";
export const draftedAgain =
  "This run was drafted again after you opened it. Check its amounts, then approve it.";
export const otherAdmin =
  "You drafted these payouts, so another admin has to look at them and approve them.";
export const disputedSince = (numbers: readonly string[]) =>
  `A bank is looking into ${list(numbers)} by now. Draft the payouts again: they will be left out.`;
