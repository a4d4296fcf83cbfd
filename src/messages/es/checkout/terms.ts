import { list, plural } from "../kit.ts";

const numbers =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce".split(" ");
const inWords = (count: number) => `${numbers[count] ?? count} ${count === 1 ? "día" : "días"}`;

/** A fee as a figure. */
export const free = "Gratis";
export const freeTo = (most: string) => `Gratis o hasta ${most}`;
export const fromTo = (least: string, most: string) => `${least} a ${most}`;
/** A fee in a sentence. */
export const nothing = "$0";
export const upTo = (most: string) => `hasta ${most}`;
export const forPrice = (fee: string) => `por ${fee}`;
export const plusTax = "más impuesto";
export const plusTaxAnd = (fee: string) => `más impuesto y ${fee} por la entrega`;

export const minimum = (least: string) => `El pedido mínimo es de ${least}.`;
export const minimumInPlaces = (least: string) =>
  `En algunos lugares el pedido mínimo es de ${least}.`;
export const minimums = (least: string, most: string) =>
  `El pedido mínimo es de ${least}, y de ${most} en algunos lugares.`;

export const everyDay = "todos los días";
export const noDay = "ningún día por ahora";
export const onDays = (names: readonly string[]) =>
  `los ${list(names.map((name) => (name.endsWith("s") ? name : `${name}s`)))}`;
export const byZip = (when: string) => `${when}, según el código postal`;

export const days = (count: number) => plural(count, { one: "1 día", other: `${count} días` });
export const daysInWords = (count: number) => inWords(count);
/** When the harvest is at the door, so many days after the cut-off. */
export const afterHarvest = (lead: number) => {
  if (lead === 1) return "el mismo día";
  return `${lead === 2 ? "un día" : inWords(lead - 1)} después`;
};
/** So many days after one that was named. */
export const later = (count: number) => {
  if (count === 0) return "el mismo día";
  return count === 1 ? "al día siguiente" : `${inWords(count)} después`;
};
/** How long ago the harvest was when it is at the door. */
export const beforeDoor = (lead: number) => {
  if (lead === 1) return "esa misma mañana";
  return lead === 2 ? "el día anterior" : `${inWords(lead - 1)} antes`;
};
export const percent = (value: number) => `${value}%`;
