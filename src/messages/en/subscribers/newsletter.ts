export const oneMoreStep = "One more step";
export const yes = "Yes, send me the newsletter";
export const pressText =
  "Press the button, and we will write when there is news. Every newsletter ends with a link to unsubscribe.";
export const onList = "You are on the list";
export const seeRipe = "See what is ripe now";
export const whenNews = "We write when there is news.";
export const linkOver = "This link no longer works";
export const linkOverText =
  "Links in our emails work for two weeks. Enter your email again at the end of this page, and we will send you a new one.";
export const unsubscribed = "You are unsubscribed";
export const backToShop = "Back to the shop";
export const unsubscribedText =
  "No more newsletters or product alerts. Emails about your orders and your account still arrive.";
export const unsubscribe = "Unsubscribe";
export const unsubscribeText =
  "Press once, and you get no more newsletters or product alerts. Emails about your orders and your account still arrive.";
