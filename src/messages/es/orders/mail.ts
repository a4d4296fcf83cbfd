import { period } from "../kit.ts";

export const seeOrder = "Ver su pedido";
export const seeOrChange = "Ver o cambiar su pedido";
export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const notYou = "Si no fue usted, responda a este correo.";
export const changeAgain = (until: string) =>
  `Puede cambiarlo de nuevo hasta el ${until}${period(until)} ${notYou}`;

export const placed = (order: string, slot: string) => `Pedido ${order}: ${slot}`;
export const thanks = "Gracias por su pedido";
type Placed = { order: string; day: string; window: string; address: string };
export const weHave = ({ order, day, window, address }: Placed) =>
  `Ya tenemos su pedido ${order}. Llega el ${day}, de ${window}, a ${address}.`;
export const subtotal = "Subtotal";
export const delivery = "Entrega";
export const free = "Gratis";
export const tax = "Impuesto";
export const total = "Total";
export const changeOrCancel = (until: string) =>
  `Puede cambiarlo o cancelarlo hasta el ${until}${period(until)}`;

export const addedTo = (order: string) => `Agregado a su pedido ${order}`;
export const added = "Agregado a su pedido";
type Added = { items: string; count: number; order: string; slot: string; paid: string };
export const comeWith = ({ items, count, order, slot, paid }: Added) =>
  `${items} ${count === 1 ? "llega" : "llegan"} con su pedido ${order}: ${slot}${period(slot)} Pagó ${paid}, impuesto incluido.`;
export const andCredit = (amount: string, credit: string) => `${amount} y ${credit} de su crédito`;

export const canceled = (order: string) => `Su pedido ${order} está cancelado`;
export const canceledHeading = "Su pedido está cancelado";
export const notDelivered = (order: string) =>
  `Su pedido ${order} está cancelado y no se entregará.`;
export const bankDecided =
  "Su banco tiene el pago y ya decidió la disputa. Pregúntele cuándo verá el dinero en su cuenta.";
export const bankReviews =
  "Su banco tiene el pago y revisa la disputa. Hasta que decida, no podemos mover ese dinero. Si el banco decide a nuestro favor, se lo reembolsamos y le escribimos de nuevo.";

export const comes = (order: string, slot: string) => `Su pedido ${order} llega el ${slot}`;
export const deliveryChanged = "Su entrega cambió";
export const nowComes = ({ order, day, window, address }: Placed) =>
  `Su pedido ${order} ahora llega el ${day}, de ${window}, a ${address}.`;
export const comesAgain = "Lo llevamos otra vez";
export const comesAgainOn = ({ order, day, window, address }: Placed) =>
  `Le llevamos otra vez su pedido ${order} el ${day}, de ${window}, a ${address}. No le cuesta nada más.`;
export const ifOut = (phone: string) =>
  `Si no va a haber nadie en casa, elija otro día en la página de su pedido o llame al ${phone}.`;
export const costsLess = (amount: string) =>
  `La entrega ahí cuesta menos, así que le vamos a reembolsar ${amount} a su forma de pago original. Los bancos tardan hasta diez días en mostrar un reembolso.`;

export const yourLink = (order: string) => `Su enlace al pedido ${order}`;
export const yourOrder = "Su pedido";
export const hereIsLink = (order: string) =>
  `Aquí está el enlace a su pedido ${order} que nos pidió.`;
export const linkWorks = (days: number) =>
  `Funciona hasta ${days} días después de la entrega. Quien lo tenga puede ver y cambiar el pedido, así que no lo comparta. Si no lo pidió, no haga caso de este correo.`;

export const changeUntil = (order: string, until: string) => `${order}: cambios hasta el ${until}`;
export const anythingElse = "¿Algo más?";
export const thenHarvested = (order: string, slot: string, until: string) =>
  `Su pedido ${order} llega el ${slot}${period(slot)} Puede cambiarlo o cancelarlo hasta el ${until}; después las granjas lo cosechan.`;

export const cannotCome = (order: string) => `Su pedido ${order} no puede llegar`;
export const partMissing = (order: string) => `Falta una parte de su pedido ${order}`;
export const sorry = "Lo sentimos";
export const partOf = (units: number, quantity: number, name: string) =>
  `${units} de ${quantity} × ${name}`;
type Short = { farm: string; missing: string; order: string; why: string };
export const cannotBring = ({ farm, missing, order, why }: Short) =>
  `${farm} no puede traer ${missing} de su pedido ${order}. ${why}.`;
export const nothingLeft = "No queda nada de su pedido, así que está cancelado.";
export const restComes = "Todo lo demás llega como estaba planeado.";
export const bankDecides =
  "Su banco está revisando este pago. Si después aún le debemos dinero por esto, le escribiremos.";
export const nothingToGiveBack =
  "No hay nada que reembolsar: era gratis con su código, o ya le reembolsamos su dinero.";
export const refundingAll = (amount: string) =>
  `Le vamos a reembolsar ${amount}, entrega incluida, a su forma de pago original. Los bancos tardan hasta diez días en mostrar un reembolso.`;
export const refundingPart = (amount: string) =>
  `Le vamos a reembolsar ${amount}, impuesto incluido, a su forma de pago original. Los bancos tardan hasta diez días en mostrar un reembolso.`;

export const payToPlace = (sum: string) => `Pague ${sum} para hacer su pedido`;
export const payToAdd = (sum: string, order: string) =>
  `Pague ${sum} para agregar a su pedido ${order}`;
export const asOnPhone = "Como quedamos por teléfono";
type ToPay = { total: string; until: string; slot: string; address: string };
export const toPlace = ({ total: sum, until, slot, address }: ToPay) =>
  `Para hacer su pedido, pague ${sum} a más tardar el ${until}${period(until)} Hasta entonces le apartamos todo. Llega el ${slot}, a ${address}.`;
export const toAdd = ({ total: sum, until, slot, address, order }: ToPay & { order: string }) =>
  `Para agregar esto a su pedido ${order}, pague ${sum} a más tardar el ${until}${period(until)} Hasta entonces le apartamos todo. Llega el ${slot}, a ${address}.`;
export const pay = (sum: string) => `Pagar ${sum}`;
export const nothingCharged =
  "No se cobra nada hasta que pague. Si no nos llamó, no haga caso de este correo.";

export const about = (order: string) => `Sobre su pedido ${order}`;
export const backFor = (amount: string, order: string) =>
  `Le vamos a reembolsar ${amount} por su pedido ${order}`;
export const lookedInto = "Ya lo revisamos";
export const toldUs = (what: string, order: string) =>
  `Nos avisó de un problema con ${what} de su pedido ${order}. Ya lo revisamos.`;
type NotRight = { what: string; order: string; given: string; when: string };
export const wasNotRight = ({ what, order, given, when }: NotRight) =>
  `Hubo un problema con ${what} de su pedido ${order}. Le vamos a reembolsar ${given}. ${when}`;
type NotRightFree = Pick<NotRight, "what" | "order">;
export const freeWasNotRight = ({ what, order }: NotRightFree) =>
  `Hubo un problema con ${what} de su pedido ${order}. ${nothingToGiveBack}`;
export const justAnswer = "¿Algo más? Responda a este correo.";

export const howWasIt = (order: string) => `¿Qué tal estuvo su pedido ${order}?`;
export const howWereGoods = "¿Qué tal salió todo?";
export const tellOthers =
  "Sus estrellas y unas palabras ayudan a otras familias a elegir y le dicen a la granja qué hace bien.";
export const rateGoods = "Calificar lo que recibió";
export const wrongInstead = (days: number) =>
  `¿Faltó algo o no estaba bien? Repórtelo en la misma página en un plazo de ${days} días y lo arreglamos.`;
