import { plural } from "../../kit.ts";

export const familyFarms = "Granjas familiares";
export const goods = "Productos en el mercado";
export const orders = "Pedidos";
export const households = "Familias";
export const earned = "Ganado por las granjas";
export const ofEachDollar = "De cada dólar, para la granja";
export const halfPaidWithin =
  "La mitad de lo pagado a las granjas en los últimos 180 días les llegó en";
export const daysOfDelivery = (days: number) =>
  plural(days, {
    one: "1 día o menos desde la entrega",
    other: `${days} días o menos desde la entrega`,
  });
