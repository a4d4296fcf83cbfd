export const title = "Friends";
export const lead = "Send us a friend, and both of you save.";
export const offer = (friend: string, reward: string) => `Give ${friend}, get ${reward}`;
export const offerText = (friend: string, minimum: string, reward: string, days: number) =>
  `Your friend gets ${friend} off a first order of ${minimum} or more. You get ${reward} of credit once that order has arrived and the ${days} days for reporting a problem are over.`;
export const limit = (count: string) => `Your link counts for up to ${count} friends a year.`;
export const off =
  "We have no offer for friends at the moment. Credit you have earned stays yours.";
export const begin = "Get my link";
export const notBegun = "We could not make your link";
export const yourCode = "Your code";
export const share = "Share";
export const shareText = (friend: string) =>
  `${friend} off your first order from family farms nearby:`;
export const earned = "You have earned";
export const friends = "Friends who came";
export const noFriends = "Nobody has used your link yet.";
export const someone = "A friend";
export const takenBack = (sum: string) => `${sum} taken back`;
export const seeCredit = <Part>(credit: (words: string) => Part) => [
  "What you earned is part of ",
  credit("your credit"),
  ".",
];
export const inviteFriend = <Part>(
  friend: string,
  reward: string,
  link: (words: string) => Part,
) => [
  link("Invite a friend"),
  `: ${friend} off their first order, and ${reward} of credit for you.`,
];
export const inviteTitle = (friend: string) => `${friend} off your first order`;
export const inviteHead = "A friend sent you";
export const inviteDescription = "Something off your first order, from a friend.";
export const inviteText = (friend: string, minimum: string) =>
  `A friend sent you ${friend} off your first order of ${minimum} or more, before tax and delivery. It is for new customers, once for each household.`;
export const inviteKept = (code: string) =>
  `The code ${code} is kept in this browser, and counts by itself when you check out.`;
export const inviteShop = "Start shopping";
export const inviteGone = "This link does not work anymore";
export const inviteGoneText = "You can shop without it.";
