export const cook = "Cook what is in season";
export const allRecipes = "All recipes";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0serves ${count}`;
export const allNow = "Everything it takes is in the shop";
export const someNow = (available: number, total: number) =>
  `${available} of ${total} ingredients are in the shop`;
export const reviews = "What buyers wrote last";
