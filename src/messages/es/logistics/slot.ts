import { plural } from "../kit.ts";

export const day = "Día";
export const window = "Horario";

export const nothingOnDay = "No hay entregas este día";
export const nothingInWindow = "Nada que entregar en este horario";
export const appearLater = "Los pedidos aparecen aquí después del cierre de su día.";
export const noOrders = "Todavía no hay pedidos en ningún día.";
const orderCount = (orders: number) =>
  plural(orders, { one: `${orders}\u00a0pedido`, other: `${orders}\u00a0pedidos` });
export const nearest = {
  same_day: (slot: string, orders: number) =>
    `Otro horario de este día: ${slot}, ${orderCount(orders)}`,
  later: (slot: string, orders: number) => `Próximas entregas: ${slot}, ${orderCount(orders)}`,
  earlier: (slot: string, orders: number) => `Últimas entregas: ${slot}, ${orderCount(orders)}`,
};
export const nearestHarvest = {
  later: (slot: string, orders: number) => `Próxima recepción: ${slot}, ${orderCount(orders)}`,
  earlier: (slot: string, orders: number) => `Última recepción: ${slot}, ${orderCount(orders)}`,
};
