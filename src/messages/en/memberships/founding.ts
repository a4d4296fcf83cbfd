import { number } from "../kit.ts";

export const promise = "Your deposit is fully refundable until your first delivery.";
export const yourPlace = "Your founding place";
export const agree = <Part>(terms: (words: string) => Part, deposit: string) => [
  "I agree to the ",
  terms("terms"),
  ` and to paying a refundable deposit of ${deposit} now. It does not renew.`,
];
export const toPayment = "Continue to payment";
export const yourFounding = "Your founding membership";
export const summary = "Summary";
export const founding = "Founding membership";
export const oneHousehold = "One household";
export const from = "From";
export const until = "Until";
export const deposit = "Refundable deposit";
export const tax = "Tax";
export const payNow = "To pay now";
export const endsItself =
  "It ends by itself. Your deposit is fully refundable until your first delivery: just ask.";
export const preferFree = <Part>(link: (words: string) => Part) => [
  "Prefer no deposit? There is a ",
  link("free membership"),
  " too.",
];
export const detailsAndPayment = "Your details and payment";
export const welcome = (name: string) => `Welcome, ${name}`;
export const member = <Part>(b: (words: string) => Part, place: number, email: string) => [
  "You are member ",
  b(`number ${number(place)}`),
  `. We have sent a confirmation to ${email}.`,
];
export const yourMembership = "Your membership";
export const changedMind = (email: string) =>
  `Changed your mind? Your deposit is fully refundable until your first delivery: write to ${email} with the number of your receipt.`;
export const membership = "Membership";
export const isFounding = "Founding";
export const isFree = "Free";
export const receipt = "Receipt";
export const zipCode = "Zip code";
export const next = "What comes next";
export const lookForEmail = "Look for our email. It has all of the above.";
export const saveInAccount = "Save your address in your account, with instructions for the door.";
export const openWithEmail = "Open an account with the same email, and save your address there.";
export const fillCart = (lead: string) =>
  `Fill your first cart. What you order today is at your door in ${lead}.`;
export const seeRipe = "See what is ripe";
export const saveAddress = "Save your address";
export const openAccount = "Open an account";
export const plantFor = <Part>(em: (words: string) => Part) => [
  "Be a household the farms ",
  em("plant for."),
];
export const plantForText = (places: number) =>
  `There is room for ${number(places)} founding members, who give the farms something to count on before the first box leaves. You stay one for a year, and until your first delivery you can have the deposit back.`;
export const depositOnce = "Refundable deposit, once";
export const placesLeft = "Places left";
export const of = (left: number, places: number) => `${number(left)} of ${number(places)}`;
export const firstDelivery = "First delivery from";
export const whatYouGet = "What you get, and what you do not";
export const numbered = "A numbered place";
export const numberedText =
  "Yours for a year from today. It does not renew and nothing is charged again.";
export const depositOf = (amount: string) => `A deposit of ${amount}`;
export const depositText =
  "Ask for it back any time until your first delivery, and all of it returns to your card.";
export const samePrices = "The same prices";
export const samePricesText =
  "Members pay what everyone pays, and the farms get the same share of it.";
export const agreeFirst = "Please agree to the terms first";
export const oneMoreStep = "One more step";
export const pressLink =
  "Please click the link in the email we just sent. It signs you up for our newsletter.";
export const allTaken = "All founding places are taken";
export const allTakenText =
  "Places open up now and then, so check back. Or sign up for our newsletter.";
export const signUp = "Sign up for the newsletter";
