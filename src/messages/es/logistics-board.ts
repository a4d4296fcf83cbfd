import { period, plural } from "./kit.ts";

export const dayOf = (day: string) => `El día: ${day}`;
export const refresh = "Actualizar";
export const asOf = (time: string) => `Actualizado: ${time}`;
export const busyDay = (day: string, orders: number) =>
  `${day}, ${plural(orders, { one: "1 pedido", other: `${orders} pedidos` })}`;
export const stillOpen = (orders: number) =>
  plural(orders, {
    one: `${orders} pedido todavía puede cambiar.`,
    other: `${orders} pedidos todavía pueden cambiar.`,
  });
export const counts = {
  orders: "Pedidos",
  stops: "Paradas",
  expected: "Artículos previstos",
  harvested: "Artículos cosechados",
  linesPacked: "Artículos empacados",
  short: "Artículos faltantes",
  packed: "Pedidos empacados",
  out_for_delivery: "En camino",
  delivered: "Entregados",
  failed_delivery: "Sin entregar",
};

export const atRisk = "En riesgo";
export const nothing = "Nada.";
export const disputed = <Part>(order: Part, window: string, state: string, advice: string) => [
  order,
  `, ${window}, ${state}: el banco del cliente disputa el pago. ${advice}`,
];
export const advice = {
  unpacked: "No lo empaque.",
  packed: "Guarde la caja aquí.",
  out: "El conductor trae la caja de regreso.",
  other: "Guárdelo aquí.",
};
export const missedVan = <Part>(order: Part, window: string, state: string) => [
  order,
  `, ${window}, ${state}: no alcanzó su camioneta. Empáquelo y planee otra; si no, se cancela y se reembolsa al terminar el día.`,
];
export const lateVan = (van: string, window: string, stops: number, until: string) =>
  `${van}, ${window}: llega tarde a ${plural(stops, { one: "1 parada", other: `${stops} paradas` })}, la última, a más tardar: ${until}${period(until)}`;
export const notified = (households: number, of: number) =>
  households === of
    ? "Los hogares ya lo saben."
    : `${households} de ${of} hogares lo saben; los demás reciben un correo en 5 minutos.`;
export const notHarvested = (farm: string, lines: number) =>
  `${farm}: ${plural(lines, { one: `${lines} artículo`, other: `${lines} artículos` })} sin cosechar.`;
export const notPacked = (window: string, orders: number) =>
  `${window}: ${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })} sin empacar.`;
export const noVan = (orders: number) =>
  `${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })} sin camioneta.`;
export const packListOf = (window: string) => `Lista de empaque, ${window}`;

export const routeStates = { planned: "todavía no sale", out: "en camino", done: "terminada" };
export const slotsLeft = (orders: number, slots: number) =>
  `${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })}, ${plural(slots, {
    one: `queda ${slots} lugar`,
    other: `quedan ${slots} lugares`,
  })}`;
