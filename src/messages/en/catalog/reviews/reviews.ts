import { number, plural } from "../../kit.ts";

export const reviews = "Reviews from buyers";
export const starsOf = (stars: number) => `${stars} of 5 stars`;
export const averageOf = (average: number, count: number) =>
  plural(count, {
    one: `${number(average)} of 5 stars, from ${count} review`,
    other: `${number(average)} of 5 stars, from ${count} reviews`,
  });
export const noneYet = "No reviews yet";
export const whoReviews =
  "Customers who got it can rate it, from a day after their delivery. Nobody else can.";
export const shownFrom = (count: number) =>
  `Reviews are shown once ${count} customers have written one.`;
export const notLoaded = "The reviews could not be loaded.";
export const more = "Show more reviews";
export const byIn = (name: string, month: string) => `${name}, ${month}`;
export const farmReplied = (farm: string, month: string) => `Reply from ${farm}, ${month}`;

export const rate = "Rate it";
export const ofThing = (name: string) => ` (${name})`;
export const changeReview = "Change your review";
export const question = (name: string) => `How was it: ${name}`;
export const yourStars = "Your stars";
export const words = { 5: "Very good", 4: "Good", 3: "OK", 2: "Not so good", 1: "Bad" };
export const yourWords = "What would you tell a neighbor?";
export const optional = (most: number) => `Optional, up to ${number(most)} characters`;
export const shownAs = (name: string) =>
  `Everybody can read it on the product’s page, with your name as “${name}” and the month.`;
export const save = "Save my review";
export const remove = "Delete it";
export const removeQuestion = "Your stars and words are deleted, and the farm’s reply with them.";
export const saved = "Thank you for your review";
export const savedText = "It is on the product’s page now.";
export const savedHidden = "It stays hidden, for the reason above.";
export const removed = "Your review is deleted";
export const notSaved = "The review was not saved";
export const notRemoved = "The review was not deleted";
export const stillHere = "What you wrote is still here.";
export const chooseStars = "Please choose 1 to 5 stars";
export const hiddenBecause = (reason: string) => `We took your review off the page: ${reason}`;
export const yours = "You have reviewed it.";
export const comeBack = "You can rate it from a day after its delivery.";
export const ofOwnFarm = "Your review is not on the page while you belong to this farm.";
