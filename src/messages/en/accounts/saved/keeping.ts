import { plural } from "../../kit.ts";

export const addressNotSaved = "The address was not saved";
export const name = "Name";
export const namePlaceholder = "Home, Work";
export const atCheckout = "Use this one at checkout";
export const saveAddress = "Save the address";
export const addresses = "Addresses";
export const addAddress = "Add an address";
export const addressesText = "Checkout starts with the default; you can choose another one there.";
export const noAddress = "No address yet";
export const noAddressText = "Save one, and you will not have to type it again at checkout.";
export const changeAddress = "Change the address";
export const addressNotChanged = "The address was not changed";
export const addressNotRemoved = "The address was not removed";
export const isDefault = "Default";
export const change = "Change";
export const makeDefault = "Make it the default";
export const remove = "Remove";
export const removeAddress = (label: string) =>
  `${label} is removed from your list. Orders on their way are not affected.`;
export const email = "Email";
export const emailText = "Turn off what you do not need. What you have to know still comes.";
export const aboutOrders = "Your orders";
export const mails = {
  order_reminder: "Reminder before the cut-off",
  order_out: "Order on its way",
  order_delivered: "Order delivered",
  review_request: "How your order was",
};
export const mailTexts = {
  order_reminder: "On the last day to change an order, if you placed it more than a day before.",
  order_out: "When the van has left with your order, and when to expect it.",
  order_delivered: "When your order is at the door, and what the driver noted.",
  review_request: "A question, a day after each delivery.",
};
export const stillOnPage = "Even without these emails, your order’s page always shows this.";
export const mailOn = "Turned on";
export const mailOff = "Turned off";
export const alwaysSent = "Always sent";
export const alwaysSentText =
  "What happens to an order (placed, changed, canceled, short, late, not delivered), to your money (charges, refunds, credit, and each weekly box before it is charged) and to your account (address, password, sign-in), and answers to what you wrote or asked for. You need to know these in time to act.";
export const confirmFirst =
  "Please confirm your email address. Then you can also choose newsletter and alerts here.";
export const newsletterNotChanged = "The newsletter was not changed";
export const oneMoreStep = "One more step";
export const confirmFromEmail = "Please confirm it from the email we sent you.";
export const noMoreNewsletters = "You will get no more newsletters";
export const news = "News";
export const newsletter = "Newsletter";
export const startsOnceConfirmed = "Starts once you confirm it from the email we sent you.";
export const newsletterText = "What is ripe, and who grew it.";
export const notChanged = "This was not changed";
export const alertNotRemoved = "The alert was not removed";
export const waitingFor = "Waiting for";
export const noAlerts =
  "Nothing right now. On the page of anything sold out, you can ask us to tell you when it is back.";
export const saved = "Saved";
export const savedText = "Products you like and farms you follow.";
export const nothingSaved = "Nothing saved yet";
export const lookAround = "Look around";
export const nothingSavedText =
  "Tap the heart on a product, or follow a farm, and you find it here.";
export const products = "Products";
export const farms = "Farms";
export const productsNow = (n: number) =>
  plural(n, { one: `${n} product now`, other: `${n} products now` });
export const onBreak = "Taking a break right now";
