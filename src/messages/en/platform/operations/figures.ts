import { plural } from "../../kit.ts";

export const familyFarms = "Family farms";
export const goods = "Goods in the market";
export const orders = "Orders";
export const households = "Households";
export const earned = "Earned by farms";
export const ofEachDollar = "Of each dollar to the farm";
export const halfPaidWithin =
  "Half of what farms were paid in the last 180 days reached them within";
export const daysOfDelivery = (days: number) =>
  plural(days, { one: "1 day of delivery", other: `${days} days of delivery` });
