import { plural } from "../kit.ts";

export const day = "Día";
export const window = "Horario";

export const nothingOnDay = "No hay entregas este día";
export const nothingInWindow = "Nada que entregar en este horario";
export const appearLater = "Los pedidos aparecen aquí después del cierre de su día.";
export const noOrders = "Todavía no hay pedidos en ningún día.";
const orderCount = (orders: number) =>
  plural(orders, { one: `${orders}\u00a0pedido`, other: `${orders}\u00a0pedidos` });
const ordersOf = (orders: number, open: number) => {
  if (open === 0) return orderCount(orders);
  const canChange = plural(open, { one: "todavía puede cambiar", other: "todavía pueden cambiar" });
  return open === orders
    ? `${orderCount(orders)} que ${canChange}`
    : `${orderCount(orders)}, ${open} de los cuales ${canChange}`;
};
export const nearest = {
  same_day: (slot: string, orders: number, open: number) =>
    `Otro horario de este día: ${slot}, ${ordersOf(orders, open)}`,
  later: (slot: string, orders: number, open: number) =>
    `Próximas entregas: ${slot}, ${ordersOf(orders, open)}`,
  earlier: (slot: string, orders: number, open: number) =>
    `Últimas entregas: ${slot}, ${ordersOf(orders, open)}`,
};
export const nearestHarvest = {
  later: (slot: string, orders: number, open: number) =>
    `Próxima recepción: ${slot}, ${ordersOf(orders, open)}`,
  earlier: (slot: string, orders: number, open: number) =>
    `Última recepción: ${slot}, ${ordersOf(orders, open)}`,
};
