import { number } from "../../kit.ts";

export const figures = {
  pricePremium: "20-40%",
  commission: "15-20%",
  distributorCommission: "30-50%",
  revenueIncrease: "37%",
  firstYearGrowth: "30-50%",
  payouts: "twice monthly",
  review: "2-3 business days",
  wholeProcess: "2-4 weeks",
};
export const paidTimes = (times: number) =>
  times === 1 ? "once a month" : `${number(times)} times a month`;
export const targetNote = "Figures are our targets for partner farms, not a promise.";
