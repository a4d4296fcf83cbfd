import { plural } from "../kit.ts";

export const names = {
  email: "email",
  firstName: "first name",
  lastName: "last name",
  address: "street address",
  city: "city",
  zipCode: "zip code",
  phone: "phone",
  deliveryDate: "delivery day",
  deliveryTime: "delivery window",
  specialInstructions: "instructions",
};
export const enterFirstName = "Enter a first name";
export const enterStreet = "Enter a street and house number";
export const enterCity = "Enter a city";
export const enterZip = "Enter a zip code";
/** What the first saved address is called. */
export const homeAddress = "Home";
export const fiveDigits = "A zip code has five digits";
export const californiaZip = "We deliver in California: enter a zip code between 90001 and 96162";
export const takeCredit = (amount: string) => `Use ${amount} in credit`;
export const lastByCard = (credit: string, least: string) =>
  `You have ${credit}. The last ${least} of an order is paid by card.`;
export const comesOff = "It comes off this order.";
export const email = "Email";
export const forConfirmation = "For the confirmation and delivery updates";
export const firstName = "First name";
export const firstNameOptional = "First name (optional)";
export const lastNameOptional = "Last name (optional)";
export const phoneOptional = "Phone (optional)";
export const forDriver = "Only for the driver on delivery day";
export const zip = "Zip code";
export const city = "City";
export const street = "Street address";
export const deliverTo = "Deliver to";
export const elsewhere = "Deliver somewhere else";
export const notServed = "We do not deliver to this zip code yet";
export const served = (town: string, state: string) => `✓ We deliver to ${town}, ${state}. `;
export const stateOnly = (state: string) => `State: ${state}. We deliver in California only.`;
export const saveAddress = "Save this address for next time";
export const instructionsOptional = "Delivery instructions (optional)";
export const instructionsHint = "Gate code, safe place, leave at door";
export const lastTime = "Last time";
export const daysNotLoaded =
  "The delivery days did not load. Your order will come on the first available day.";
export const noDays = "There is no delivery to this zip code in the coming days.";
export const day = "Delivery day";
export const orderBy = (until: string) => `Order by ${until} for this day`;
export const fullNext = (window: string, next: string) =>
  `${window} is full. The next open one is ${next}.`;
export const fullNoLater = (window: string) => `${window} is full. No later one is open.`;
export const windowOn = (on: string) => `Delivery window on ${on}`;
export const full = "Full";
export const left = (places: number) =>
  plural(places, { one: "1 place left", other: `${places} places left` });
export const addPromotion = "Add a promotion code or gift card";
export const promotionCode = "Promotion code or gift card";
export const applyPromotion = "Apply";
export const promotionTakesOff = (code: string, amount: string) => `${code} takes ${amount} off.`;
export const promotionCounts = (code: string) => `${code} is valid for this order.`;
export const giftNeedsAccount =
  "This is the code of a gift card. Sign in or create an account, and enter it again: its money stays with your account.";
export const giftAdded = (sum: string) => `The gift card added ${sum} to your credit.`;
export const removePromotion = "Remove";
export const removePromotionCode = (code: string) => `Remove the code ${code}`;
