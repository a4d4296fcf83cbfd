import { period, plural } from "../kit.ts";

export const title = "Pedidos";
export const lead = "Todos los pedidos y dónde están ahora.";
export const byPhone = "Nuevo pedido por teléfono";
export const status = "Estado";
export const allStatuses = "Todos los estados";
export const standing = "Ni cancelados ni reembolsados";
export const overdue = "Sin entregar y con el día ya pasado";
export const undecided = "No entregados: intentar de nuevo o reembolsar";
export const placedIn = (days: string) => `Pedidos del ${days}`;
export const window = "Horario";
export const allWindows = "Todos los horarios";
export const problems = "Problemas";
export const withProblem = { open: "Con problema abierto", any: "Con problema" };
export const withOrWithout = "Con o sin problemas";
export const buyers = "Clientes";
export const buyer = { first: "Primeros pedidos", again: "Pedidos siguientes" };
export const anyBuyer = "Primeros y siguientes";
export const whatCame = "Lo que llegó";
export const withGoods = { missing: "Con productos reembolsados" };
export const anyGoods = "Con o sin reembolsos";
export const paidBy = "Pagado con";
export const anyPayment = "Cualquier forma de pago";
export const orderNumber = "Pedido";
export const placed = "Fecha";
export const customer = "Cliente";
export const email = "Correo";
export const delivery = "Entrega";
export const place = "Lugar";
export const openProblem = "Problema abierto";
export const total = "Total";
export const zone = "Zona";
export const allZones = "Todas las zonas";
export const search = "Pedido, nombre, correo…";
export const deliveryDay = "Día de entrega";
export const zipCode = "Código postal";
export const noneYet = "Todavía no hay pedidos";

export const order = <Part>(number: Part) => ["Pedido ", number];
export const weeklyBox = "Canasta semanal";
export const disputed = "En disputa: no enviar";
export const placedAt = (at: string) => `Hecho el ${at}`;
export const goods = "Productos";
export const refundOfAdded = "Reembolso de lo agregado después";
export const refund = "Reembolso";
export const emails = "Correos sobre este pedido";
export const customerAndDelivery = "Cliente y entrega";
export const money = "Pago";
export const onTheRoad = "En ruta";
export const timeline = "Historial";
export const name = "Nombre";
export const account = "Cuenta";
export const asGuest = "Ninguna: compró sin cuenta";
export const phone = "Teléfono";
export const notGiven = "Sin teléfono";
export const address = "Dirección";
export const instructions = "Indicaciones";
export const changes = "Cambios";
export const until = (end: string) => `Hasta el ${end}`;
export const noLonger = "Ya no se permiten";

export const addOrSwap = "Agregar o cambiar";
export const notHeld = "No se pudieron apartar los productos";
export const added = "Agregado al pedido";
export const getsEmail = (to: string) => `${to} recibe un correo.`;
export const removeInExchange = "Quitar a cambio";
export const refundedAsPaid = "Lo pagado se reembolsa a la forma de pago original";
export const nothing = "Nada";
export const sayWhy = "Diga por qué";
export const priceAndHold = "Calcular el total y apartar productos";
export const pickOne = "Elija al menos un producto.";
export const removedOncePaid = (what: string) => `${what} se quita cuando esto se pague.`;

export const changeDelivery = "Cambiar entrega";
export const deliveryNotChanged = "La entrega no se cambió";
export const deliveryChanged = "La entrega se cambió";
export const nothingNew = "No cambió nada, así que no sale ningún correo.";
export const goesBackAndEmail = (amount: string, to: string) =>
  `Se van a reembolsar ${amount}. ${to} recibe un correo.`;

export const driverSaid = (note: string) => `No se entregó. El chofer dijo: ${note}`;
export const notDelivered = "No se entregó.";
export const comesAgain = (slot: string) => `Va otra vez: ${slot}${period(slot)}`;
export const askedForMoney =
  "El cliente prefiere que se le devuelva su dinero: reembolse o rechace.";
export const bringAgain = "Llevarlo otra vez";
export const bringWhen = "¿Cuándo va otra vez?";
export const sameDoor = "A la misma dirección. El cliente no paga nada más.";
export const isArranged = "Va otra vez";
export const notArranged = "El nuevo día no se guardó";
export const noDayOpen = "No hay lugar en ninguno de los próximos siete días.";

export const confirmationNotSent = "La confirmación no se envió";
export const confirmationSent = "La confirmación va en camino";
export const goesTo = (to: string) => `Va a ${to}.`;
export const noEmails = "Todavía no hay correos.";
type Mail<Part> = { state: Part; at: string; kind: string; subject: string; to: string };
export const mail = <Part>({ state, at, kind, subject, to }: Mail<Part>) => [
  state,
  ` ${at}: ${kind}, “${subject}” a ${to}`,
];
export const sendAgain = "Reenviar confirmación";
export const sendAgainTo = (to: string) =>
  `¿Enviar otra vez la confirmación del pedido a ${to}, con el día y la dirección como están ahora?`;

export const seeProblems = "Ver problemas";
export const harvested = (at: string) => `Listo el ${at}`;
export const weighed = (weight: string, most: string) => `Pesó ${weight} de ${most} pagadas`;
export const short = (units: number) =>
  plural(units, { one: `${units} faltante`, other: `${units} faltantes` });
export const shortWhy = (units: number, why: string) => `${short(units)}: ${why}`;
export const packed = (at: string) => `Empacado el ${at}`;
export const takenOff = (units: number) =>
  plural(units, {
    one: `${units} se quitó antes de que saliera la camioneta`,
    other: `${units} se quitaron antes de que saliera la camioneta`,
  });
export const refunded = (units: number) =>
  plural(units, { one: `${units} reembolsado`, other: `${units} reembolsados` });
export const answers = {
  open: "espera respuesta",
  refunded: "reembolsado",
  declined: "rechazado",
};
export const reported = (units: number, what: string, answer: string) =>
  plural(units, {
    one: `${units} reportado: ${what}, ${answer}.`,
    other: `${units} reportados: ${what}, ${answer}.`,
  });

export const refundStates = {
  requested: "por enviar",
  pending: "en camino",
  succeeded: "hecho",
  failed: "falló",
};
export const byCard = (amount: string) => `${amount} con tarjeta: `;
export const byCardLater = (amount: string) => `${amount} con tarjeta, por lo agregado después: `;
export const seePayment = "Ver el pago";
export const withCredit = (amount: string) => `${amount} con crédito`;
export const isDisputed = (amount: string, how: string) => `${amount} en disputa, ${how}: `;
export const seeDispute = "Ver la disputa";
type Refund = { amount: string; at: string; state: string; why: string };
export const refundOf = ({ amount, at, state, why }: Refund) =>
  `Reembolso de ${amount} el ${at}, ${state}. ${why}`;
export const refundBy = ({ amount, at, state, why, by }: Refund & { by: string }) =>
  `Reembolso de ${amount} el ${at}, ${state}, por ${by}. ${why}`;
export const wentBack = (amount: string, of: string) => `Se reembolsaron ${amount} de ${of}.`;
export const asCredit = (amount: string) => `${amount} como crédito`;
export const both = (one: string, other: string) => `${one} y ${other}`;

export const stops = {
  planned: "Todavía no llega",
  arrived: "La camioneta está en la puerta",
  delivered: "Entregado",
  not_home: "No se pudo entregar",
};
type Stop<Part> = { route: Part; slot: string; position: number; state: string };
export const stopOf = <Part>(
  { route, slot, position, state }: Stop<Part>,
  driver: string | null,
) => [
  route,
  `, ${slot}, parada ${position}${driver ? `, chofer: ${driver}` : ", sin chofer"}. ${state.replace(/ (?=\d)/, " el ")}${period(state)}`,
];
type Report = { at: string; what: string; by: string };
export const reportedBy = ({ at, what, by }: Report) => `${at}: ${what}, lo reportó ${by}`;
export const recordedBy = ({ at, what, by }: Report) =>
  `${at}: ${what}, lo registró ${by} manualmente`;
export const someoneGone = "alguien que ya no está aquí";
export const atBy = (at: string, by: string) => `${at}, por ${by}`;

export const acts = {
  added: (what: string) => `Se agregó al pedido: ${what}`,
  addedSome: "Se agregaron productos al pedido",
  tookOff: (what: string) => `Se quitó del pedido: ${what}`,
  tookOffSome: "Se quitaron unidades del pedido",
  canceled: "El pedido se canceló",
  changedDelivery: "La entrega se cambió",
  choseDay: "Se eligió otro día para la entrega",
  sentConfirmation: "La confirmación se envió de nuevo",
  leftBehind: "El pedido no estaba empacado y no salió",
};

export const notRemoved = "No se quitó";
export const goesBack = (amount: string) => `Se van a reembolsar ${amount}`;
export const wasRemoved = (thing: string) => `${thing} ya no está en el pedido.`;
export const remove = (thing: string) => `Quitar ${thing}`;
export const removeThis = "Quitar";
export const removeWhat =
  "Los productos vuelven a la venta y se reembolsa lo pagado por ellos, impuesto incluido. El cliente recibe un correo.";
export const units = "Unidades";
