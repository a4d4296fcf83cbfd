import { list } from "../kit.ts";

export const see = "See your order";
export const seeOrReport = "See your order or report something";
export const driverSays = (note: string) => `The driver says: ${note}`;
export const questions = (phone: string) => `Questions? Call ${phone}.`;

export const out = (order: string) => `Your order ${order} is on its way`;
export const outHeading = "On its way";
export const outText = (order: string, window: string) =>
  `The van has left with your order ${order}. It comes today, ${window}. If you are out, the driver leaves it where you asked us to.`;
export const outTextOn = (order: string, day: string, window: string) =>
  `The van has left with your order ${order}. It comes on ${day}, ${window}. If you are out, the driver leaves it where you asked us to.`;
export const outToBank = (order: string, bank: string, window: string) =>
  `The van has left with the box of your order ${order}. It comes to ${bank} today, ${window}.`;
export const outToBankOn = (order: string, bank: string, day: string, window: string) =>
  `The van has left with the box of your order ${order}. It comes to ${bank} on ${day}, ${window}.`;
export const expected = (range: string) => `We expect to be at your door ${range}.`;
export const tellDriver = (phone: string) => `Something to tell the driver? Call ${phone}.`;

export const late = (order: string) => `Your order ${order} is running late`;
export const lateHeading = "Running late";
export const lateText = (order: string, window: string, range: string) =>
  `The van with your order ${order} is running late and will miss your window, ${window}. We now expect to be at your door ${range}.`;
export const lateChoice = (phone: string) =>
  `If you are out by then, the driver leaves it where you asked us to. If it no longer suits you, call ${phone} to get a refund.`;

export const arrived = (order: string) => `Your order ${order} has arrived`;
export const arrivedHeading = "Enjoy it";
export const atDoor = (order: string) => `Your order ${order} is at your door.`;
export const arrivedAtBank = (bank: string) => `Your box is with ${bank}`;
export const thanksForIt = "Thank you for it";
export const atBank = (order: string, bank: string) =>
  `The box of your order ${order} is with ${bank}.`;
/** What has to be cold right away: `First into the refrigerator: eggs and dairy, fish.` */
export const keepCold = (goods: readonly string[]) =>
  `First into the refrigerator: ${goods.join(", ")}.`;
export const cold = { "eggs-dairy": "eggs and dairy", "meat-poultry": "meat", seafood: "fish" };
/** Goods that do not keep for long, by name. Also on the packing slip. */
export const eatFirst = (goods: readonly string[]) => `Use first: ${list(goods)}.`;
export const keepVegetables =
  "Keep greens in the refrigerator, and tomatoes and onions somewhere dry and not too cold.";
export const keepBread = "Keep bread dry and not too cold.";
export const makeRight = (days: number) =>
  `Something missing, damaged or not good enough? Tell us within ${days} days, and we will make it right.`;

export const notDelivered = (order: string) => `We could not deliver your order ${order}`;
export const notDeliveredHeading = "We could not deliver it";
export const couldNotLeave = (order: string) =>
  `The driver came to your door with order ${order} and could not leave it.`;
export const yourChoice =
  "On your order’s page you choose: we bring it again on another day, which costs you nothing more, or you ask for your money back.";
export const choose = "Choose a day or ask for your money";
export const orCall = (phone: string) => `You can also call ${phone}.`;
export const couldNotLeaveAt = (order: string, bank: string) =>
  `The driver came to ${bank} with the box of order ${order} and could not leave it.`;
export const settledWithBank = (phone: string) =>
  `We sort out with them what happens to it; you do not need to do anything. Questions? Call ${phone}.`;
export const notHandedOver = (order: string) => `Your order ${order} was not handed over`;
export const bankDecides = "Your bank decides";
export const broughtBack = (order: string) =>
  `The payment for your order ${order} is disputed, so our driver brought it back. Your bank decides about the payment; you do not need to do anything.`;

export const leftBehind = (order: string) => `Your order ${order} missed its van`;
export const leftBehindHeading = "We are sorry";
export const notPacked = (order: string, day: string) =>
  `Your order ${order} was not packed when its van left. We will try to send it with another one on ${day}; you get an email when it is on its way.`;
export const cancelOn = (day: string) =>
  `If no other van can take it, we cancel it on ${day} and everything you paid goes back, delivery included. You do not need to do anything.`;
