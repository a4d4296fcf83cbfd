import { number, plural } from "../kit.ts";

export const inLine = "You are in line";
export const yourPlace = <Part>(b: (words: string) => Part, place: number) => [
  "Your place is ",
  b(`number ${number(place)}`),
  ".",
];
export const noneInvited = "No one has joined through your link yet.";
export const invited = (n: number) =>
  plural(n, {
    one: "One neighbor has joined through your link.",
    other: `${number(n)} neighbors have joined through your link.`,
  });
export const bringStreet = "Bring your street";
export const bringStreetText =
  "Send this link to your neighbors, and see here how many joined through it.";
export const ratherNot = "Rather not wait?";
export const ratherNotText = "A founding place is yours for a refundable deposit.";
export const seeFounding = "See the founding membership";
export const lookForEmail = "Please look at your email";
export const lookForEmailText =
  "We have sent you your place in line, with a link for your neighbors.";
export const noEmail =
  "Nothing after a few minutes? Check your spam folder, or check the address and join again.";
export const changedMind = "Changed your mind?";
export const leave = "Leave the line";
export const leaveSure =
  "You give up your place, and we forget it. You can join again, at the end of the line.";
export const left = "You have left the line";
export const leftText =
  "We have forgotten your place, and your link for neighbors no longer counts.";
export const notLeft = "You are still in line";
export const joinAgain = "Join the line";
export const deadLink = "This link no longer works";
export const deadLinkText =
  "You may have left the line, or the link was cut short. Join again with the same address and we will send you a new link.";
export const inFields = "In the fields this week";
export const lookAround = "Look around the shop";
export const questions = "Questions";
export const takePlace = "Take your place in line";
export const freeToLeave = "Free. You can leave whenever you like.";
export const closer = <Part>(em: (words: string) => Part) => [
  "The farm is closer ",
  em("than the store."),
];
export const landingText = (lead: string) =>
  `Vegetables, fruit, eggs, meat and bread from families who grow them near you, at your door ${lead} after you order.`;
export const doWeCome = "Do we come to you?";
export const zipCode = "Zip code";
export const checkZip = "Check my zip code";
export const thenChoose = "Then you choose: wait in line for free, or take a founding place.";
export const farms = (n: number) => `${n} family farms`;
export const farmsText =
  "Each with its name, its town and its own page. You know who grew what you eat.";
export const products = (n: number) => `${n} products`;
export const productsText =
  "From carrots to bread. Farms harvest what was ordered, and nothing else.";
export const mostOfDollar = "Most of each dollar";
export const ofDollar = (cents: number) => `${cents}¢ of each dollar`;
export const dollarText =
  "Goes to the farm. What is left pays for packing, driving and this market.";
export const lineNew = "The line is new: you could be the first in it.";
export const line = <Part>(b: (words: string) => Part, households: number, zips: number) => [
  b(number(households)),
  `${plural(households, { one: " household is", other: " households are" })} in line, from ${plural(zips, { one: "one zip code", other: `${number(zips)} zip codes` })}.`,
];
export const asOrdered = "Picked as ordered";
export const asOrderedText =
  "Each farm gets its list after the cut-off and harvests just that. Nothing waits in a warehouse.";
export const whoGrew = "You see who grew it";
export const whoGrewText = "Every product names its farm, its town and how it was grown.";
export const noStrings = "No strings attached";
export const noStringsText =
  "A place in line costs nothing and obliges you to nothing. Leave it whenever you like.";
export const streetNext = "Your street could be ";
export const streetNextEm = "next on the route.";
export const streetText =
  "We look at where households wait. Tell us where you live, and you help us see where to grow.";
export const savePlace = "Save my place";
export const growing = "Food that was still growing ";
export const growingFree =
  "Below is what the fields give this week, with the farm and the price you pay. No membership fee and free delivery.";
export const growingFee = (fee: string) =>
  `Below is what the fields give this week, with the farm and the price you pay. No membership fee and delivery ${fee}.`;
export const faster = "Good food comes faster ";
export const fasterEm = "with neighbors.";
export const fasterFree =
  "One stop for ten doors keeps delivery free. Join, send your link down the street, and see how many joined through it.";
export const fasterCheap =
  "One stop for ten doors keeps delivery cheap. Join, send your link down the street, and see how many joined through it.";
export const joinAndLink = "Join and get my link";
export const oneStop = "One stop, many doors";
export const oneStopText = "When we plan routes, we look at where neighbors wait.";
export const whatCost = "What does it cost?";
export const whatCostText =
  "Joining the line is free. Later you pay for what you order, at the price you see on the product.";
export const whereDeliver = "Where do you deliver?";
export const whereDeliverText =
  "In California. The delivery page shows whether your zip code is served already.";
export const whatFounding = "What is the founding membership?";
export const whatFoundingText =
  "A numbered place for households that want to help us start, with a deposit that is fully refundable until your first delivery.";
export const whatAddress = "What do you do with my address?";
export const whatAddressText =
  "We count where households wait. We sell it to no one, and you can leave whenever you like.";
export const howLeave = "How do I leave the line?";
export const howLeaveText =
  "Open the link in our email and press “Leave the line.” It costs nothing either way.";
