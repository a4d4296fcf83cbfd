export const payments = "Payments";
export const title = (number: string) => `Dispute of ${number}`;
export const dispute = "Dispute";
export const print = "Print";
export const stopped = <Part>(cancel: (words: string) => Part) => [
  "The order is stopped: it is not packed and not sent out. ",
  cancel("Cancel it on its payment’s page"),
  " if the customer will not get it.",
];
export const disputed = "Disputed";
export const customerSays = "The customer says";
export const answerBy = "Answer by";
export const noDeadline = "No deadline";
export const evidence = "Evidence";
export const sent = (at: string) => `Sent ${at}`;
export const notSent = "Not sent";
export const customer = "Customer";
export const paid = "Paid";
export const shown = "Shown before paying";
export const notOnFile = "No longer on file";
export const payment = "Payment";
export const order = "The order";
export const number = "Number";
export const ordered = "Ordered";
export const delivery = "Delivery";
export const address = "Address";
export const instructions = "Instructions";
export const status = "Status";
export const goods = "Goods";
export const atDoor = "At the door";
export const driver = (said: string, name: string) => `${said}, driver ${name}`;
export const noDelivery = "No delivery was recorded.";
export const emails = "Emails sent to the customer";
export const email = (at: string, to: string, kind: string, subject: string) =>
  `${at} to ${to}: ${kind}, “${subject}”`;
export const noEmails = "No email was sent yet.";
export const refunds = "Refunds";
export const refund = (at: string, sum: string, ending: string) => `${at}: ${sum}, ${ending}`;
export const refundWithCredit = (at: string, sum: string, credit: string, ending: string) =>
  `${at}: ${sum} and ${credit} as credit, ${ending}`;

export const notAnswered = "The evidence was not sent";
export const answered = "The bank has the evidence";
export const stillOpen = "The dispute is still open";
export const accepted = "The dispute is accepted";
export const answer = "The answer to the bank";
export const startWith =
  "Start with what happened. The name, address and goods also go to the bank in fields of their own.";
export const send = "Send to the bank";
export const sendQuestion =
  "The bank reads your answer as it stands, and you can send only one. It cannot be changed afterward.";
export const accept = "Accept the dispute";
export const acceptQuestion =
  "The customer keeps the money, and the provider keeps its fee. This cannot be undone.";
