export const noPage = "This page of the list does not exist";
export const otherList = "This page belongs to another list";
export const noProduct = "We cannot find this product";
export const noFarm = "We cannot find this farm";
export const noRecipe = "We cannot find that recipe";
export const noCategory = "We cannot find this category";
export const mostSaved = (products: number) =>
  `You can save ${products} products. Remove some first.`;
/** What the pictures of a product show. */
export const whole = "Whole view";
export const photo = "Photo";
export const drawing = "Drawing";
export const farms = "Farms";
export const printGroups = { Recipes: "Recipes", Things: "Things" };
