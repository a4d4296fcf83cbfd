import { plural } from "../../kit.ts";

export const closeMenu = "Cerrar el menú";
export const morePages = "Más páginas";
export const closeSearch = "Cerrar la búsqueda";
export const groups = { product: "En la tienda", farm: "Granjas", recipe: "Recetas" };
export const suggestions = "Sugerencias";
export const suggestionCount = (count: number) =>
  plural(count, { one: `${count} sugerencia`, other: `${count} sugerencias` });
/** On a suggestion that the customer has bought before. */
export const buyAgain = "Comprar de nuevo";
export const showing = <Part>(words: Part) => ["Resultados de ", words];
export const contactAndAll = "Contacto y todas las páginas";
