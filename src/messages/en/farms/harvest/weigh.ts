import { plural } from "../../kit.ts";

export const weigh = (name: string) => `Weigh ${name}`;
export const paidFor = (units: number, most: string) =>
  `${plural(units, { one: "1 unit", other: `${units} units` })}. The customer paid for ${most}, the most that can come.`;
export const itWeighs = "Weight in pounds";
export const theyWeigh = (units: number) => `Weight of all ${units} together, in pounds`;
export const enterPounds = "Please enter the pounds shown on the scale, such as 3.42";
export const onlyLower = (before: string) =>
  `${before} was entered before. You can only go lower: a refund cannot be charged again.`;
export const tooHeavy = (most: string) => `Please check the scale: at most ${most}`;
export const nothingBack = "The customer paid for no more than this, so nothing is refunded.";
export const moneyBack = (less: string, sum: string) =>
  `${less} less than the customer paid for: up to ${sum} plus tax is refunded. This cannot be undone.`;
export const weightBack = (less: string) =>
  `${less} less than the customer paid for: the difference is refunded. This cannot be undone.`;
export const ownWaits = "This is your own order: it waits for the team.";
export const sentLater =
  "You are offline. The weight is saved on this phone, and counts once your phone is online.";
export const lookAgain = "That is less than half. Please check the scale.";
export const goBack = "Go back";
export const save = "Save the weight";
