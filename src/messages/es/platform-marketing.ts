export const figures = {
  pricePremium: "20-40 %",
  commission: "15-20 %",
  distributorCommission: "30-50 %",
  revenueIncrease: "37 %",
  firstYearGrowth: "30-50 %",
  payouts: "dos veces al mes",
  review: "2-3 días hábiles",
  wholeProcess: "2-4 semanas",
};
export const targetNote =
  "Las cifras son nuestras metas para las granjas que venden aquí, no una promesa.";
