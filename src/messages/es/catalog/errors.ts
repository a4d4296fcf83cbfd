export const noPage = "Esta página de la lista no existe";
export const otherList = "Esta página es de otra lista";
export const noProduct = "No encontramos este producto";
export const noFarm = "No encontramos esta granja";
export const noRecipe = "No encontramos esa receta";
export const noCategory = "No encontramos esta categoría";
export const mostSaved = (products: number) =>
  `Puede guardar hasta ${products} productos. Quite algunos primero.`;
export const mostFollowed = (most: number) =>
  `Puede seguir hasta ${most} granjas. Deje de seguir algunas primero.`;
/** What the pictures of a product show. */
export const whole = "Vista completa";
export const photo = "Foto";
export const drawing = "Dibujo";
export const farms = "Granjas";
export const printGroups = { Recipes: "Recetas", Things: "Cosas" };
/** What prints show that are neither goods nor dishes. */
export const things = {
  basket: "Una cesta de frutas y verduras",
  bee: "Una abeja",
  box: "Una caja de frutas y verduras",
  hen: "Una gallina",
  seedling: "Una plantita recién brotada",
  tractor: "Un tractor",
};
export const farmIn = (farm: string, town: string) => `${farm} en ${town}`;
export const fields = "Campos de California";
