import { period, plural } from "../../kit.ts";

export const notMarked = "No se marcó";
export const goBack = "Volver";
export const allReady = "Todo listo";
export const ready = "Listo";
export const toDo = (units: number) => `${units} por preparar`;
export const days = "Días";
export const open = "Abierto";
export const dayReady = "Listo";
export const harvestFor = (day: string) => `Cosecha para el ${day}`;
export const nothingOrdered = "No hay pedidos para este día";
export const openUntil = (at: string) =>
  `Los pedidos cierran el ${at}${period(at)} Hasta entonces esta lista puede crecer y no se puede marcar nada.`;
export const fileNotMade = "No se pudo crear el archivo";
export const print = "Imprimir";
export const csv = "Descargar CSV";
export const lineShort = (missing: number, wanted: number, reason: string) =>
  `${plural(missing, { one: `falta ${missing}`, other: `faltan ${missing}` })} de ${wanted}: ${reason}`;
export const undoLine = (product: string, orderNumber: string) =>
  `Deshacer: ${product}, ${orderNumber}`;
export const undo = "Deshacer";
export const readyLine = (product: string, orderNumber: string) =>
  `Listo: ${product}, ${orderNumber}`;
export const shortLine = (product: string, orderNumber: string) =>
  `Reportar faltante: ${product}, ${orderNumber}`;
export const moreShort = "Más faltante";
export const short = "Faltante";
export const byOrder = "Por pedido";
export const order = (number: string) => `Pedido ${number}`;
export const weigh = "Pesar";
export const weighAgain = "Volver a pesar";
export const weighLine = (product: string, orderNumber: string) =>
  `Pesar: ${product}, ${orderNumber}`;
export const weighs = (weight: string, most: string) => `${weight} de ${most} pagadas`;
export const weighed = "Peso guardado";
export const weighEach = "Pese cada pedido.";
export const inAll = "Totales";
export const allReadyOf = (product: string) => `Marcar todo listo: ${product}`;
export const shortOf = (product: string) => `Reportar faltante de ${product}`;
export const nothingLeft = "Nada por hacer";
export const unitsReady = (done: number, units: number) => `Listos: ${done} de ${units}`;
export const unitsShort = (units: number) =>
  plural(units, { one: `${units} faltante`, other: `${units} faltantes` });
export const unlocked = (units: number) =>
  plural(units, {
    one: `${units} se podrá marcar cuando cierre su pedido`,
    other: `${units} se podrán marcar cuando cierren sus pedidos`,
  });
export const howManyMissing = "Cuántas faltan";
export const why = "Por qué";
export const customerSees = "El cliente ve estas palabras";
export const chooseWhy = "Elija el motivo";
export const choose = "Elegir";
export const markShort = (units: number) =>
  plural(units, { one: `Marcar ${units} faltante`, other: `Marcar ${units} faltantes` });
export const whoGoesShort = "A quiénes les va a faltar: a los que pidieron al último";
export const shortFor = (units: number, customer: string) => `${units} de ${customer},`;
export const ownWaits = "Este pedido es suyo: queda pendiente para el equipo.";
export const aCustomer = "un cliente";
export const notifiedAtOnce =
  "Se les avisa enseguida y se les reembolsa el dinero. Esto no se puede deshacer.";
export const oneLess = "Una menos";
export const oneMore = "Una más";
export const ofMost = (most: number) => `de ${most}`;
export const markedShort = "Marcado como faltante";
export const notAllShort = "Marcado como faltante, pero no todo";
export const customersNotified = "Avisamos a los clientes y les reembolsamos su dinero.";
export const asOf = "Esta es la lista como la cargó su teléfono por última vez.";
export const notifiedOnceSent =
  "En cuanto su teléfono tenga conexión, les avisamos y les reembolsamos el dinero. No se puede deshacer.";
export const notOnPhone = "No tiene conexión, y su teléfono aún no cargó este día.";
export const aProduct = "un producto";
