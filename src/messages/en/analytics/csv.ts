export const part = "Part";
export const name = "Name";
export const figures = "Figures";
export const days = (from: string, to: string) => `${from} to ${to}`;
export const before = "Period before";
export const salesBy = {
  day: "Sales by day",
  week: "Sales by week",
  farm: "Sales by farm",
  category: "Sales by category",
  zip: "Sales by zip",
  window: "Sales by window",
};
export const unitsShort = "Units short by reason";
export const kept = "Kept by product";
export const others = "All others";
