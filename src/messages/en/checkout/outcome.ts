export const seeOrder = "See your order";
export const notOpened = "Your order could not be opened";
export const linkInEmail = "Its link is in the email.";
export const seeOrChange = "See or change your order";
export const thanks = "Thank you, we have your order";
export const confirmationSent = (email: string) => `We have sent a confirmation to ${email}.`;
export const orderNumber = "Order number";
export const delivery = "Delivery";
export const address = "Address";
export const total = "Total";
export const farmsRead = "The farms read your order at the cut-off.";
export const theyHarvest = "They harvest and bake only what was ordered.";
export const wePack = "We pack it by household.";
export const driverBrings = "The driver brings it within your window.";
export const moneyBack = "Your money is on its way back";
export const lastTaken =
  "While you were paying, someone else took the last of it. We have refunded the whole amount; most banks show it within 5 to 10 days.";
export const lastTakenShort = "Someone else took the last of it.";
export const noNeedToWait = (promise: string, email: string) =>
  `You do not need to wait or pay again: ${promise} Write to ${email} if no confirmation comes within the hour.`;
export const inEmail = "The order number and the delivery are in the email we sent.";
export const paymentReceived = "Payment received";
export const placeIsYours = "Your founding place is yours";
export const thanksForPayment = "Thank you, we have your payment";
export const receiptSent = (email: string) => `We have sent the receipt to ${email}.`;
export const keepNumber = "Please keep your receipt number.";
export const receipt = "Receipt";
export const amount = "Amount";
export const paidBy = "Paid by";
export const seeMembership = "See your membership";
export const wasReceived = "This payment was received";
export const receiptElsewhere = "Its receipt shows in the browser that paid.";
export const notLookedUp = "We could not look up your payment";
export const notLookedUpText =
  "We do not know yet whether it went through. Please check your connection and try again in a moment.";
export const tryAgain = "Try again";
