import { list, period, plural } from "../kit.ts";

export const title = "Pedidos";
export const lead = "Lo que pidió, dónde está y sus recibos.";
export const pageTurns = {
  first: "primera página",
  previous: "página anterior",
  next: "página siguiente",
  last: "última página",
};
export const pageOf = (number: number) => `Página ${number}`;
export const noneYet = "Todavía no hay pedidos";
export const seeHarvest = "Ver la cosecha de la semana";
export const firstHere = "Aquí verá su primer pedido: dónde está y cuándo llega.";
export const contents = (goods: readonly string[], more: number) =>
  list(more > 0 ? [...goods, `${more}\u00a0más`] : goods);
export const ordered = (at: string) => `Pedido el ${at}`;

export const order = <Part>(number: Part) => ["Pedido ", number];
export const stateSince = (state: string, at: string) => `${state}. Pedido el ${at}${period(at)}`;
export const whatYouOrdered = "Lo que pidió";
export const whereItIs = "Dónde está";
export const addGoods = <Part>(shop: (words: string) => Part) => [
  "¿Se le olvidó algo? ",
  shop("Agregue productos de la tienda"),
  ": llegan con este pedido y la entrega ya está pagada.",
];
export const receipt = "Recibo (PDF)";
export const print = "Imprimir";
export const whatItCost = "Lo que costó";
export const refunded = (at: string) => `Reembolsado, ${at}`;
export const onItsWayBack = (at: string) => `Reembolso en camino, ${at}`;
export const asCredit = (at: string) => `Abonado como crédito, ${at}`;
export const toCome = "pendiente";

export const addMore = "Agregar más";
export const allRefunded = "Todo reembolsado";
export const partRefunded = (units: number, of: number) =>
  plural(units, {
    one: `${units} de ${of} reembolsado`,
    other: `${units} de ${of} reembolsados`,
  });
export const couldNotBring = "La granja no pudo traerlo.";
export const partNotBrought = (units: number, of: number) =>
  plural(units, {
    one: `No se pudo traer ${units} de ${of}.`,
    other: `No se pudieron traer ${units} de ${of}.`,
  });
export const refundedToYou = (amount: string) => ` Le reembolsamos ${amount}.`;
export const creditedNow = "El dinero ya está en su crédito, para su próximo pedido.";
export const willLookInto = "Lo revisaremos y le responderemos por correo.";
export const haveAnswered = "Ya le respondimos.";
export const isCredit = "Es crédito para su próximo pedido.";
export const haveRefunded = "Ya le reembolsamos el dinero.";
export const youReported = (units: number, what: string) =>
  `Reportó ${units === 1 ? "1 pieza" : `${units} piezas`}: ${what}.`;

export const changeUntil = <Part>(until: string, strong: (words: string) => Part) => [
  "Puede cambiarlo o cancelarlo hasta el ",
  strong(until),
  period(until),
];
export const donate = "Donar esta canasta";
export const donateText = ({
  bank,
  place,
  until,
}: {
  bank: string;
  place: string;
  until: string;
}) =>
  `Llega a ${bank}, ${place}, y no a su puerta. No paga más por ella. Puede recuperarla hasta el ${until}${period(until)}`;
export const goesTo = (bank: string) => `Su canasta va a ${bank}`;
export const takeBack = "Recuperar mi canasta";
export const comesHome = "Su canasta llega a su puerta";
export const gaveTo = (bank: string) => `Usted donó esta canasta a ${bank}. Gracias.`;
export const changeDelivery = "Cambiar entrega";
export const isCanceled = "Su pedido está cancelado";
export const refundingYou = "Le vamos a reembolsar el dinero a su forma de pago original.";
export const cancelOrder = "Cancelar pedido";
export const cancelsWhole =
  "Esto cancela todo el pedido, y le reembolsamos todo a su forma de pago original. No se puede deshacer.";
export const changeTheDelivery = "Cambiar la entrega";
export const isChanged = "Su entrega se cambió";
export const goesBack = (amount: string) =>
  `Le vamos a reembolsar ${amount} a su forma de pago original. Le enviamos los detalles por correo.`;
export const nothingNew = "No se cambió nada";
export const detailsEmailed = "Le enviamos los detalles por correo.";
export const deliveryDay = "Día de entrega";
export const window = "Horario";
export const saveChanges = "Guardar cambios";
export const dayWithout = (day: string) => `${day} (sin entregas)`;
export const windowFull = (hours: string) => `${hours} (lleno)`;

export const notCanceled = "El pedido no se canceló";
export const notRemoved = "No se quitó";
export const notSent = "El reporte no se envió";
export const notChanged = "La entrega no se cambió";

export const remove = "Quitar";
export const removeFromOrder = (name: string) => `Quitar ${name} de este pedido`;
export const howMany = "¿Cuántos?";
export const all = (units: number) => `Todos (${units})`;
export const whatGoesBack =
  "Le reembolsamos lo que pagó, impuesto incluido, a su forma de pago original. Si lo agrega otra vez a este pedido, lo paga otra vez.";
export const removeIt = "Quitarlo";
export const backToYou = (amount: string) => `Le vamos a reembolsar ${amount}`;
export const wasRemoved = (name: string) => `${name} ya no está en su pedido.`;

export const driverSaid = (note: string) => `El chofer dijo: ${note}`;
export const notLeft = "Fuimos y no pudimos dejar su pedido. ¿Qué prefiere?";
export const stillHere = "Fuimos y no pudimos dejar su pedido.";
export const comesAgain = (slot: string) => `Lo llevamos otra vez: ${slot}${period(slot)}`;
export const bringAgain = "Llevarlo otra vez";
export const anotherTime = "Elegir otro momento";
export const bringWhen = "¿Cuándo se lo llevamos?";
export const sameDoor = "Va a la misma dirección y no le cuesta nada más.";
export const willComeAgain = "Le llevamos su pedido otra vez";
export const notArranged = "El nuevo día no se guardó";
export const noDayOpen = "Por ahora no hay lugar en ningún día. Llámenos.";
export const wantMoney = "Quiero que me devuelvan mi dinero";
export const askMoneyInstead =
  "Ya no llevamos este pedido; nuestro equipo decide sobre su reembolso y le escribe por correo.";
export const moneyAsked = "Recibimos su solicitud";
export const moneyNotAsked = "Su solicitud no se envió";
export const askedForMoney = "Usted pidió que le devolvamos su dinero. Le respondemos por correo.";
export const orCall = (phone: string) => `¿Otra cosa? Llámenos al ${phone}.`;

export const reportProblem = "Reportar un problema";
export const withThing = (name: string) => ` con ${name}`;
export const whatWasWrong = (name: string) => `¿Qué pasó con ${name}?`;
export const thanks = "Gracias por avisarnos";
export const whatHappened = "¿Qué pasó?";
export const howManyOfThem = "¿Cuántos?";
export const anythingElse = "¿Algo que debamos saber? (opcional)";
export const refundHow = "Si le reembolsamos el dinero, ¿cómo lo prefiere?";
export const sendReport = "Enviar reporte";
