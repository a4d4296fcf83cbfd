import { capital, period, plural } from "../kit.ts";

export const print = "Imprimir";
export const nothingComes = "Las granjas no traen nada este día";
export const short = (units: number) =>
  plural(units, { one: `${units} faltante`, other: `${units} faltantes` });
export const ready = (done: number, units: number) => `Listos: ${done} de ${units}`;
export const pickupClosed = (who: string, at: string) =>
  `Recepción terminada manualmente por ${who}, ${at}`;
export const closePickup = "Terminar la recepción";
export const pickupNotClosed = "La recepción no se terminó";
export const allMarked = (farm: string) =>
  `No queda nada por marcar de ${farm}. La recepción se termina a nombre de usted.`;
export const countsAsHarvested = (farm: string, units: number) =>
  `Ya llegó todo lo de ${farm}, y ${plural(units, {
    one: "la unidad que no marcó cuenta",
    other: `las ${units} unidades que no marcó cuentan`,
  })} como lista${units === 1 ? "" : "s"}, a nombre de usted.`;

export const weighedHere = (units: number) =>
  plural(units, {
    one: "Una unidad que se vende por peso se pesa al empacarla.",
    other: `${units} unidades que se venden por peso se pesan al empacarlas.`,
  });

export const packed = (closed: number, all: number) =>
  plural(all, {
    one: `${closed} de ${all} pedido empacado.`,
    other: `${closed} de ${all} pedidos empacados.`,
  });
export const disputedCount = (orders: number) => `${orders} en disputa: no deben salir.`;
export const nothingToPack = "Nada que empacar";

export const notMarked = "No se marcó";
export const keepHere = "En disputa: guárdelo aquí";
export const doNotPack = "En disputa: no empacar";
export const noVanYet = "sin camioneta";
export const stopOn = (route: string, position: number) => `${route}, parada ${position}`;
export const bankDisputes = "El banco del cliente disputa el pago.";
export const keepOrUnpack =
  "Guarde la caja aquí, o desempáquela cuando la oficina cancele el pedido.";
export const leaveAlone = "No toque este pedido hasta que la oficina lo resuelva.";
export const canceledLine = (name: string) => `${name}: cancelado, no lo incluya`;
export const notComing = (name: string) => `No llega: ${name}`;
export const notHarvestedYet = "pendiente en la granja";
export const canceled = (units: number) =>
  plural(units, { one: `${units} cancelado`, other: `${units} cancelados` });
export const weigh = "Pesar";
export const weighAgain = "Volver a pesar";
export const weighLine = (product: string, crate: string) => `Pesar: ${product}, ${crate}`;
export const notWeighed = "No se guardó el peso";
export const closeCrate = "Cerrar la caja";
export const unpack = "Desempacar";
export const notUnpacked = "No se desempacó";
export const unpackAll = (crate: string) => `Todo lo de ${crate} vuelve a quedar sin empacar.`;

export const noCrates = "No hay cajas en este horario";
/** On the label of a crate. */
export const placeOn = (route: string, position: number) => `${route}, parada ${position}`;
export const noVan = "Sin camioneta";
export const crateOf = (order: string, crate: number, count: number) =>
  `${order}, caja ${crate} de ${count}`;

export const paper = "Qué imprimir";
export const papers = {
  labels: "Etiquetas de cajas",
  goods: "Etiquetas de productos",
  slips: "Hojas de contenido",
};
export const paperOf = {
  labels: (slot: string) => `${capital(slot)}${period(slot)} Una etiqueta por caja.`,
  goods: (slot: string) =>
    `${capital(slot)}${period(slot)} Una etiqueta por renglón de cada pedido, para su bolsa.`,
  slips: (slot: string) =>
    `${capital(slot)}${period(slot)} Una hoja de contenido por pedido, en el idioma en que se pidió.`,
};
export const goods = (units: number, name: string) => `${units} × ${name}`;
export const keepCold = "Mantener en frío";
