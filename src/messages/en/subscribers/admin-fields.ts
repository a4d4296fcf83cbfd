import { list, number } from "../kit.ts";

export const chooseDay = "Please choose a delivery day";
export const chooseSendDay = "Please choose a day";
export const chooseSendTime = "Please choose a time";
export const sendInThePast = "Choose a time that is still to come";
export const sendTooFar = (days: number) => `Choose a day within the next ${number(days)} days`;
export const zipDigits = "Zip codes have three to five digits";
export const subject = "Please write a subject";
export const body = "Please write what you want to say";
export const noSuch = (name: string, known: string) =>
  `There is no {${name}}. You can use ${known}.`;
export const onlyOrders = "Only messages to customers of orders can name what is in an order";
export const inSubject = (known: string) => `A subject can only use ${known}`;
export const chooseForProduct = "Choose a farm or a product for {product}";
export const listed = (names: readonly string[]) => list(names);
export const exampleDay = "Thursday, November 26";
export const exampleGoods = "Nantes carrots";
export const there = "there";
export const tag = "A tag has letters, digits, spaces and hyphens only";
export const mostTags = (most: number) => `At most ${number(most)} tags`;
export const noEmail = "This is not an email address";
export const headings = {
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  zipCode: "Zip code",
};
