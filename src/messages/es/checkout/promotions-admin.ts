import { plural } from "../kit.ts";

export const title = "Códigos de promoción";
export const lead =
  "Códigos que el cliente escribe al pagar para obtener un descuento. Si el código es de Furrow, el descuento lo absorbe Furrow; si es de una granja, lo absorbe la granja.";
export const none = "Todavía no hay códigos de promoción";
export const ended = "Terminado";
export const endCode = (code: string) => `Terminar ${code}`;
export const endsForGood = (code: string) =>
  `${code} ya no valdrá y sus letras no se podrán volver a usar. Quien esté pagando con él todavía puede hacerlo.`;
export const notEnded = "No se pudo terminar el código";
export const notMade = "No se pudo crear el código";
export const usedSoFar = (uses: number, cost: string) =>
  plural(uses, {
    one: `${uses} pedido, ${cost} hasta ahora`,
    other: `${uses} pedidos, ${cost} hasta ahora`,
  });
export const percentOff = (value: number) => `${value}% menos`;
export const amountOff = (amount: string) => `${amount} menos`;
export const deliveryFree = "entrega gratis";
export const ofMarket = "Furrow";
export const ofFarm = (farm: string) => `${farm}, para sus propios productos`;
export const from = (amount: string) => `desde ${amount}`;
export const firstOrder = "primer pedido";
export const timesEach = (n: number) =>
  plural(n, { one: "una vez por persona", other: `${n} veces por persona` });
export const timesInAll = (n: number) =>
  plural(n, { one: "una vez en total", other: `${n} veces en total` });
export const startsOn = (day: string) => `desde el ${day}`;
export const endsOn = (day: string) => `hasta el ${day}`;
export const newCode = "Nuevo código";
export const code = "Código";
export const kind = "Qué descuenta";
export const kinds = {
  percent: "Un porcentaje del precio",
  amount: "Un monto",
  delivery: "El cargo de entrega",
};
export const percent = "Porcentaje";
export const amount = "Monto ($)";
export const bearer = "Quién lo ofrece";
export const minimum = "Compra mínima ($, opcional)";
export const perPerson = "Usos por persona (opcional)";
export const inAll = "Usos en total (opcional)";
export const firstDay = "Primer día (opcional)";
export const lastDay = "Último día (opcional)";
export const onlyFirstOrder = "Solo para el primer pedido";
export const make = "Crear el código";
