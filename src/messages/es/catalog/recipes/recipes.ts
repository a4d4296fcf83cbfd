import { plural } from "../../kit.ts";

export const recipes = "Recetas";
export const description =
  "Recetas para la cosecha de la semana. Ponga todos los ingredientes en el carrito de una vez y vea qué granja los cultiva.";
export const lead =
  "Qué cocinar con la cosecha de la semana. Cada ingrediente lo lleva a la granja que lo cultiva.";
export const found = (count: number) =>
  plural(count, { one: "1 receta", other: `${count} recetas` });
export const nothingMatches = "Ninguna receta cumple con todo eso";
export const showAll = "Ver todas las recetas";
export const nearest = "Lo más parecido";
export const inSeason = "De temporada";
export const fewerFilters = "Quite un filtro para ver más.";
export const filter = "Filtrar recetas";
export const all = "Todas";
export const diets = {
  vegetarian: "Vegetarianas",
  vegan: "Veganas",
  "gluten-free": "Sin gluten",
};
export const quick = (count: number) => `${count} minutos o menos`;
export const allNow = "Todo disponible ahora";
export const someNow = (available: number, total: number) => `Ahora hay ${available} de ${total}`;
export const usesOrdered = "Con lo que pedí";
export const orderedHere = (count: number) =>
  plural(count, {
    one: "Lleva 1 producto que usted pidió",
    other: `Lleva ${count} productos que usted pidió`,
  });
export const signInToCook = "Inicie sesión para cocinar lo que pidió";
export const signInWhy =
  "Así verá las recetas que usan lo que viene en camino o le llegó en las últimas dos semanas.";
export const signIn = "Iniciar sesión";
export const nothingOrdered = "Todavía no hay con qué cocinar";
export const nothingOrderedWhy =
  "Aquí verá recetas para lo que viene en camino o le llegó en las últimas dos semanas.";
export const toShop = "Ir a la tienda";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0${plural(count, { one: "1 porción", other: `${count} porciones` })}`;
export const minutes = (count: number) => `${count} minutos`;
export const ingredients = "Ingredientes";
export const servings = "Porciones";
/** What a stepper counts, as its buttons say it. */
export const servingsCounted = "porciones";
export const serves = (count: number) =>
  plural(count, { one: "1 porción", other: `${count} porciones` });
export const method = "Preparación";
export const cook = "Cocinar paso a paso";
export const leftOver = "Lo que le va a sobrar";
export const add = (name: string) => `Agregar ${name}`;
export const notNow = "Ahora no hay";
export const addSome = (chosen: number, total: number, price: string) =>
  `Agregar ${chosen} de ${total} ingredientes ·\u00a0${price}`;
export const inCart = "Ya están en su carrito.";
export const viewCart = "Ver el carrito";
export const missing = (names: readonly string[]) => `Ahora no hay: ${names.join(", ")}.`;
/** What ingredients are measured in: up to one of it, and more. */
export const units = {
  bunch: { one: "manojo", several: "manojos" },
  clove: { one: "diente", several: "dientes" },
  cup: { one: "taza", several: "tazas" },
  head: { one: "cabeza", several: "cabezas" },
  lb: { one: "lb", several: "lb" },
  leaf: { one: "hoja", several: "hojas" },
  loaf: { one: "hogaza", several: "hogazas" },
  oz: { one: "oz", several: "oz" },
  piece: { one: "trozo", several: "trozos" },
  slice: { one: "rebanada", several: "rebanadas" },
  sprig: { one: "ramita", several: "ramitas" },
  tbsp: { one: "cda.", several: "cdas." },
  tsp: { one: "cdita.", several: "cditas." },
};
export const measureOf = (measure: string, name: string) => `${measure} de ${name}`;
