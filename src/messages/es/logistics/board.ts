import { period, plural } from "../kit.ts";

export const dayOf = (day: string) => `El día: ${day}`;
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
  expected: "Productos previstos",
  harvested: "Productos listos",
  linesPacked: "Productos empacados",
  short: "Productos faltantes",
  packed: "Pedidos empacados",
  out_for_delivery: "En camino",
  delivered: "Entregados",
  failed_delivery: "No se pudieron entregar",
};

/** Of how many orders of a window each is said. */
export const orderStates = {
  locked: "Con las granjas",
  harvesting: "En cosecha",
  packed: "Empacados",
  out_for_delivery: "En camino",
  delivered: "Entregados",
  failed_delivery: "No se pudieron entregar",
};
export const seeRoutes = "Ver rutas";

export const atRisk = "En riesgo";
export const nothing = "Nada.";
export const disputed = <Part>(order: Part, window: string, state: string, advice: string) => [
  order,
  `, ${window}, ${state}: el banco del cliente disputa el pago. ${advice}`,
];
export const advice = {
  unpacked: "No lo empaque.",
  packed: "Guarde la caja aquí.",
  out: "El chofer trae la caja de regreso.",
  other: "Guárdelo aquí.",
};
export const missedVan = <Part>(order: Part, window: string, state: string) => [
  order,
  `, ${window}, ${state}: no salió en su camioneta. Empáquelo y planee otra; si no, se cancela y se reembolsa al terminar el día.`,
];
export const lateVan = (van: string, window: string, stops: number, until: string) =>
  `${van}, de ${window}: va retrasada en ${plural(stops, { one: "1 parada; llegará", other: `${stops} paradas; llegará a la última` })} a más tardar a ${until.startsWith("1:") ? "la" : "las"} ${until}${period(until)}`;
export const notified = (households: number, of: number) =>
  households === of
    ? "Ya se avisó a los clientes."
    : households === 0
      ? "Todavía no se avisó a ningún cliente; cada uno recibe un correo en los próximos 5 minutos."
      : `Se avisó a ${households} de ${of} clientes; los demás reciben un correo en los próximos 5 minutos.`;
export const notHarvested = (farm: string, lines: number) =>
  `${farm}: ${plural(lines, { one: `${lines} producto todavía no está listo`, other: `${lines} productos todavía no están listos` })}.`;
export const notPacked = (window: string, orders: number) =>
  `${window}: ${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })} sin empacar.`;
export const noVan = (window: string, orders: number) =>
  `${window}: ${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })} sin camioneta.`;
export const packListOf = (window: string) => `Lista de empaque, ${window}`;

export const routeStates = { planned: "todavía no sale", out: "en camino", done: "terminada" };
export const routeHeldUp = (state: string, cause: string) => `${state}. Retraso: ${cause}`;
export const slotsLeft = (orders: number, slots: number) =>
  `${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })}, ${plural(slots, {
    one: `queda ${slots} lugar`,
    other: `quedan ${slots} lugares`,
  })}`;
export const takenOf = (taken: number, slots: number) =>
  plural(taken, { one: `${taken} de ${slots} ocupado`, other: `${taken} de ${slots} ocupados` });
export const taken = (percent: number) => `${percent}% ocupado`;
