import { number } from "../../kit.ts";

export const figures = {
  pricePremium: "20 a 40%",
  commission: "15 al 20%",
  distributorCommission: "30 al 50%",
  revenueIncrease: "37%",
  firstYearGrowth: "30 a 50%",
  payouts: "dos veces al mes",
  review: "2 a 3 días hábiles",
  wholeProcess: "2 a 4 semanas",
};
export const paidTimes = (times: number) =>
  times === 1 ? "una vez al mes" : `${number(times)} veces al mes`;
export const targetNote =
  "Las cifras son nuestras metas para las granjas que venden aquí, no una promesa.";
