export const title = "Gift cards";
export const description =
  "Give someone food from family farms: a gift card by email, on the day you choose. It does not expire.";
export const lead =
  "Food from family farms, chosen by whoever you give it to. We send it by email on the day you choose.";
export const noEnd = "It does not expire, and there are no fees.";
export const paysFor =
  "It pays for an order up to the last 50 cents; a credit or debit card pays the rest.";
export const whatIsLeft = (sum: string) =>
  `What is left stays for the next order. Less than ${sum} is paid out on request.`;
export const forLater =
  "A gift card is redeemed with an account: it becomes credit, which checkout uses by itself.";
export const haveOne = <Part>(redeem: (words: string) => Part) => [
  "Did you get one? ",
  redeem("Redeem it here"),
  ".",
];

export const form = "Your gift card";
export const howMuch = "How much?";
export const amount = "Amount";
export const amountFrom = (least: string, most: string) => `From ${least} to ${most}`;
export const recipientName = "Who is it for?";
export const recipientEmail = "Their email";
export const message = "A few words (optional)";
export const messageMost = (characters: number) => `Up to ${characters} characters`;
export const sendOn = "Send it on";
export const sendOnWhen = "In the morning of that day, or right away for today";
export const buyerName = "Your name";
export const buyerNameWhy = "It appears in the email, so they know who it is from";
export const buyerEmail = "Your email";
export const buyerEmailWhy = "For the receipt";
export const next = "Continue to payment";
export const promise =
  "No tax is charged. Until it is used you can have it sent again, also to another address.";

export const thanks = "Thank you for the gift";
export const onItsWay = (recipient: string) => `We are sending it to ${recipient} right now.`;
export const comesOn = (recipient: string, day: string) =>
  `We will send it to ${recipient} on ${day}.`;
export const receipt = (number: string, email: string) =>
  `Receipt ${number} is on its way to ${email}.`;
export const another = "Buy another";

export const bought = "Gift cards you bought";
export const sumFor = (sum: string, recipient: string) => `${sum} for ${recipient}`;
export const someone = "someone";
export const notSent = (address: string, day: string) => `Goes to ${address} on ${day}`;
export const sent = (address: string, day: string) => `Sent to ${address} on ${day}`;
export const noAddress = "It has no address anymore. Enter one to have it sent.";
export const ofReceipt = (number: string) => `Receipt ${number}`;
export const redeemed = "It has been used.";
export const frozen = "Your bank is looking into its payment. It cannot be used until then.";
export const voided = "It was canceled and refunded.";
export const sendAgain = "Send it again";
export const changeAddress = "Change the address";
export const yourEmail = "Your email, as on the receipt";
export const question = (recipient: string) =>
  `Where should we send it for ${recipient}? A code that was sent before stops working.`;
export const sentNow = "It is on its way, with a new code";
export const addressSaved = "It will go to that address";
export const notSentAgain = "It was not sent again";
