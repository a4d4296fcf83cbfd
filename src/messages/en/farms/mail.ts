import { list, plural } from "../kit.ts";

export const questions = (phone: string) => `Questions? Just reply to this email or call ${phone}.`;
export const reading = "We are reading your application";
export const yourApplication = "Your application";
export const beingRead = (farmName: string, day: string) =>
  `Your application for ${farmName} is being read by one of us, who will call you to arrange a visit. You will hear from us by ${day}; there is nothing for you to do until then.`;
export const aQuestion = "A question about your application";
export const needThis = (farmName: string) =>
  `We have read your application for ${farmName} and need this from you:`;
export const changeAnswers = "Change your answers and send them again";
export const linkWorks = (ask: string) => `The link works until we have decided. ${ask}`;
export const next = {
  linked: {
    words:
      "Your account works for the farm from now on. In the farmer’s area you tell your story, list what you grow and see what is ordered.",
    label: "Open the farmer’s area",
  },
  existing: {
    words:
      "You have an account with this address already. Open the link, sign in with it and accept: the account becomes the farm’s. Your own orders and weekly box stay as they are, under “Your orders.” The link works once, for a week.",
    label: "Accept with your account",
  },
  none: {
    words:
      "Open the link to create the account with which you tell your story, list what you grow and see what is ordered. It works once, for a week.",
    label: "Create your account",
  },
};
export const approved = "Your farm is approved";
export const welcome = (brand: string) => `Welcome to ${brand}`;
export const gladToSell = (farmName: string) =>
  `We would be glad to sell what ${farmName} grows. Its page is up; shoppers can order as soon as you list the first product.`;
export const yourAccess = "Your access to the farmer’s area";
export const isClosed = {
  paused: (farmName: string) =>
    `${farmName} is taking a break, so shoppers cannot order from it yet: open it again under “Your farm” in the farmer’s area, and what it has listed is on sale again.`,
  suspended: (farmName: string) =>
    `${farmName} is closed by the market, so shoppers cannot order from it yet. Please call us, and we will reopen it together.`,
};
export const cannotAccept = (farmName: string) =>
  `Thank you for your application. We cannot accept ${farmName} right now:`;
export const applyAgain = (ask: string) => `Should that change, please apply again. ${ask}`;
export const haveApplication = "We have your application";
export const thankYou = "Thank you for your application";
export const hasArrived = (brand: string, days: number, day: string) =>
  `Your application to sell through ${brand} has arrived. Our team will contact you within ${days} business days, which is by ${day}.`;
export const farm = "Farm";
export const what = "What it is";
export const notYou = "If you did not apply, please tell us by replying to this email.";
export const nextSteps =
  "Next we read what you wrote and call you to arrange a visit to the farm, on site or by video. Certificates and photos can wait until then.";
export const addOrCorrect = (phone: string) =>
  `Something to add or to correct? Just reply to this email or call ${phone}.`;
export const openCertificates = "Open your certificates";
export const verified = "Your certificate is verified";
export const certificate = "Certificate";
export const validThrough = "Valid through";
export const shoppersSee = (day: string, reminders: readonly string[]) =>
  `Shoppers see it with your farm and your goods through ${day}. We remind you ${list(reminders)} days before that, unless a renewal is verified by then.`;
export const notAccepted = "We could not accept your certificate";
export const yourCertificate = "Your certificate";
export const couldNotAccept = (farmName: string, which: string) =>
  `We could not accept the certificate of ${farmName} (${which}), so shoppers do not see it:`;
export const correctIt = "Please correct it and send it again.";
export const expires = (days: number) =>
  `One of your certificates expires ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`}`;
export const validUntil = (farmName: string, which: string, day: string) =>
  `The certificate of ${farmName} (${which}) is valid through ${day}. After that day shoppers no longer see it.`;
export const enterSoon =
  "Please enter the renewal as soon as you have it. The current one counts through its last day.";
export const enterRenewal = "Enter the renewal";
export const lessToBring = (day: string, order: string) =>
  `Changed for ${day}: less for order ${order}`;
export const changeFor = (day: string) => `A change for ${day}`;
export const doNotBring = (farmName: string, order: string) =>
  `${farmName}: part or all of order ${order} was canceled after your sheet was sent. Your list is up to date; please do not bring the following.`;
export const notHarvested = "Not harvested yet. These are back on sale in the shop:";
export const seeDay = "See the day";
export const seeRest = "See what is left";
export const harvested = "Already harvested. These are not back on sale:";
export const addToStock =
  "If they can still be sold, add them to the stock on your inventory page.";
export const openInventory = "Open your inventory";
export const sheet = (day: string, orders: number) =>
  `Harvest for ${day}: ${plural(orders, { one: `${orders} order`, other: `${orders} orders` })}`;
export const moreSheet = (day: string, orders: number) =>
  `More to harvest for ${day}: ${plural(orders, { one: `${orders} order`, other: `${orders} orders` })}`;
export const sheetHeading = (day: string) => `Harvest for ${day}`;
export const moreHeading = (day: string) => `More to harvest for ${day}`;
export const inAddition = (farmName: string) =>
  `${farmName}: these orders were paid after your sheet was sent. They are in addition to it.`;
export const closed = (farmName: string) =>
  `${farmName}: orders for this day are closed. This is what was bought from you.`;
type Bring = { day: string; address: string };
export const bringTo = ({ day, depot, address }: Bring & { depot: string }) =>
  `Please bring it on ${day}, in the afternoon, to ${depot}, ${address}.`;
export const bringToOwnDepot = ({ day, market, address }: Bring & { market: string }) =>
  `Please bring it on ${day}, in the afternoon, to ${market} depot, ${address}.`;
export const tickOff = "Tick off and report what is short";
export const accountReady = "We can pay you now";
export const accountIsReady = (farmName: string) =>
  `The payout account of ${farmName} is ready. What your goods earn will be sent to your bank; there is nothing more to do.`;
export const accountNeeds = "Your payout account needs something";
export const accountHeld = "Your payouts are on hold";
export const needsThis = (farmName: string) =>
  `Before we can pay ${farmName}, our payment provider wants to know:`;
export const heldUntil = (farmName: string) =>
  `Our payment provider has put the payout account of ${farmName} on hold. What you earn stays yours and will be paid once this is settled:`;
export const heldForCheck = (farmName: string) =>
  `Our payment provider has put the payout account of ${farmName} on hold and is looking into it. What you earn stays yours and will be paid once this is settled.`;
export const accountLost = "We cannot pay you until you set up your payouts again";
export const accountIsLost = (farmName: string) =>
  `The payout account of ${farmName} is no longer connected with us, so we cannot pay you. What you have earned stays yours: set up your payouts again, and we will pay it.`;
export const openMoney = "Open your payout account";
export const payoutSent = (sum: string) => `We are paying you ${sum}`;
export const payoutIsSent = (farmName: string, day: string) =>
  `The payout of ${day} to ${farmName} is on its way. Our payment provider sends it on to your bank.`;
export const payoutSold = (orders: number) =>
  plural(orders, { one: `Sold in ${orders} order`, other: `Sold in ${orders} orders` });
export const payoutCommission = "Our commission";
export const payoutRefunds = "Refunds that you bear, and canceled sales";
export const payoutAdjustments = "Adjustments of earlier refunds";
export const payoutCarried = "Of this, left over from earlier payout days";
export const payoutSum = "We pay you";
export const seePayout = "See every line";
