export const byFarm = "Texto de la granja, en inglés";
export const recipe = "Esta receta está en inglés";
export const recipes = "Estas recetas están en inglés";
