export const noPage = "This page of the list does not exist";
export const otherList = "This page belongs to another list";
export const noProduct = "We cannot find this product";
export const noFarm = "We cannot find this farm";
export const noRecipe = "We cannot find that recipe";
export const noCategory = "We cannot find this category";
export const mostSaved = (products: number) =>
  `You can save up to ${products} products. Remove some first.`;
export const mostFollowed = (most: number) =>
  `You can follow up to ${most} farms. Stop following some first.`;
/** What the pictures of a product show. */
export const whole = "Whole view";
export const photo = "Photo";
export const drawing = "Drawing";
export const farms = "Farms";
export const printGroups = { Recipes: "Recipes", Things: "Things" };
/** What prints show that are neither goods nor dishes. */
export const things = {
  basket: "A basket of produce",
  bee: "A bee",
  box: "A crate of produce",
  hen: "A hen",
  seedling: "A seedling",
  tractor: "A tractor",
};
export const farmIn = (farm: string, town: string) => `${farm} in ${town}`;
export const fields = "Fields in California";
