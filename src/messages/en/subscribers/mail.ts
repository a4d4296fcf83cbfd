import { number } from "../kit.ts";

export const isBackSubject = "What you waited for is back";
export const isBack = "It is back";
export const isBackText = (farm: string, name: string, pack: string, price: string) =>
  `You asked us to tell you: ${farm} has ${name} again, ${pack} for ${price}. There is only as much as the field gives, so it is first come, first served.`;
export const goods = (name: string, pack: string, farm: string) => `${name} (${pack}), ${farm}`;
export const see = (name: string) => `See ${name}`;
export const oneEmail = "This is the one email you asked for about it.";
export const order = (orderNumber: string) => `Your order ${orderNumber}`;
export const town = (place: string, zip: string) => `${place}, ${zip}`;
export const weDeliver = (place: string) => `We now deliver to ${place}`;
export const weDeliverText = (place: string) =>
  `You asked us to tell you: we now deliver to ${place}. Enter your zip code in the shop to see your delivery days.`;
export const seeHarvest = "See this week’s harvest";
export const confirmNewsletter = (brand: string) => `Please confirm your ${brand} newsletter`;
export const oneMoreStep = "One more step";
export const newsletterText =
  "Someone, most likely you, asked for our newsletter at this address. Please confirm, and we write when there is news.";
export const yes = "Yes, send me the newsletter";
export const notYou = "If this wasn’t you, do nothing, and we won’t write again.";
export const inLine = "You are in line";
export const placeText = (place: number) =>
  `Your place is number ${number(place)}. Your page has a link for your neighbors and shows how many joined through it.`;
export const openPlace = "See your place";
export const leaveText =
  "On that page you can leave the line too. If this wasn’t you, please leave it there.";
