import { plural } from "../kit.ts";

export const bulkChoices = {
  pause: "Poner en pausa",
  list: "Poner en la tienda",
  raise_share: "Subir precios en porcentaje",
  lower_share: "Bajar precios en porcentaje",
  raise_amount: "Subir precios en una cantidad",
  lower_amount: "Bajar precios en una cantidad",
  stock: "Fijar las existencias",
  season: "Fijar la temporada",
};
export const chooseMonth = "Elija un mes";
export const enterShare = "Escriba un porcentaje, como 10 o 2.5";
export const enterAmount = "Escriba dólares, como 0.50";
export const states = { listed: "Publicado", draft: "Borrador", paused: "En pausa" };
/** One of each, and several, as farms write what a pack holds. */
export const units = {
  lb: "lb",
  oz: "oz",
  each: "pieza",
  pint: "pinta",
  bunch: "manojo",
  "fl oz": "oz líq.",
};
export const unitPlurals = {
  lb: "lb",
  oz: "oz",
  each: "piezas",
  pint: "pintas",
  bunch: "manojos",
  "fl oz": "oz líq.",
};
export const priceRange = "El precio debe ser de $0.01 a $1,000.00";
export const stockRange = "Las existencias deben ser un número entero de 0 a 99,999";
export const nameLength = (most: number) => `El nombre debe tener de 2 a ${most} caracteres`;
export const sayUnit = "Diga qué es una unidad, como 1 lb";
export const enterMeasure = (count: string) => `Escriba una cantidad en ${count}, como 1.5 lb`;
export const enterAllergens = (none: string, example: string) =>
  `Escriba “${none}” o nombres como: ${example}`;
export const enterMonths = (example: string) => `Escriba meses, como ${example}`;
export const enterPrice = "Escriba dólares y centavos, como 4.50";
export const tooCheap =
  "El precio es menos de un centavo por unidad: revise el precio y la cantidad";
export const weightNeedsPounds =
  "Con un peso habitual, la presentación tiene que estar en lb u oz: es lo más que puede pesar una pieza";
export const heavierThanPack = (most: string) =>
  `El peso habitual no puede pasar del peso de la presentación, que es de ${most}`;
export const heldBelow = (held: number) =>
  plural(held, {
    one: `Hay ${held} apartado en compras abiertas, así que las existencias no pueden bajar de ahí`,
    other: `Hay ${held} apartados en compras abiertas, así que las existencias no pueden bajar de ahí`,
  });
export const newProduct = (number: number) => `Producto nuevo ${number}`;
