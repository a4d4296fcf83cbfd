import { plural } from "./kit.ts";

export const search = "Buscar";
export const searchAll = "Buscar pedidos, personas, granjas, productos y páginas";
export const example = "Número, nombre, correo, teléfono, dirección, granja, producto";
export const results = "Resultados";
export const searching = "Buscando…";
export const found = (count: number) =>
  plural(count, { one: `${count} resultado`, other: `${count} resultados` });
export const recent = (count: number) =>
  plural(count, { one: `${count} reciente`, other: `${count} recientes` });
export const nothing = "Nada coincide. Pruebe con un número, un nombre o parte de un correo.";
export const twoLetters = "Escriba al menos dos letras.";
export const kinds = {
  order: "Pedidos",
  person: "Personas",
  farm: "Granjas",
  product: "Productos",
};
export const recentPages = "Páginas recientes";
export const pages = "Páginas";
