import { period, plural } from "../kit.ts";

export const unknownOrder = "Pedido desconocido";
export const unknownAddition = "Adición desconocida";
export const unknownProblem = "Problema desconocido";
export const noPhoto = "Esta foto ya no existe";
export const addPhotosAgain = "Agregue las fotos de nuevo.";
export const tooManyPhotos = (count: number) => `Un reporte puede tener hasta ${count} fotos.`;
export const unknownDraft = "Borrador desconocido";
export const unknownCustomer = "Cliente desconocido";
export const unknownCheckout = "Compra desconocida";
export const chooseDay = "Elija un día";
export const chooseDeliveryDay = "Elija un día de entrega";
export const chooseDeliveryWindow = "Elija un horario de entrega";
export const fiveDigits = "Escriba cinco dígitos";
export const sayHowMany = "Indique cuántos";
export const sayWhy = "Diga por qué";
export const enterNumber = "Escriba el número del pedido, como FUR-7K3M-9QXT";
export const sayWhatWasWrong = "Díganos qué pasó";
export const sayHowBack = "Indique cómo se reembolsa el dinero";
export const writeAnswer = "Escriba una respuesta";
export const askCustomerFirst = "Primero pregúntele al cliente";

export const noOrder = "No encontramos ese pedido";
export const noSuchNumber = "No hay ningún pedido con este número";
export const deadLink = "Este enlace ya no funciona";
export const notChangeable = "Este pedido ya no se puede cambiar.";
export const withTheFarms = (until: string) =>
  `Las granjas ya tienen este pedido: se podía cambiar hasta el ${until}${period(until)}`;
export const notCancelable = "Este pedido ya no se puede cancelar";
export const farmsStarted = "Las granjas ya empezaron con este pedido. Ya no se puede cancelar.";
export const staysThere =
  "Lo que pagó ya no alcanza para enviar esta canasta a otro lugar. No se cambió nada.";
export const wentToBank = (bank: string) =>
  `Este pedido fue para ${bank}, así que no hay nada que reportar.`;
export const goesToBank = (bank: string) =>
  `Esta canasta va a ${bank}. Su entrega ya no se puede cambiar.`;
export const noDeliveryThatDay = "Ese día no podemos entregar. Elija otro.";
export const windowFull = "Ese horario está lleno. Elija otro.";
export const notThereThatDay = (place: string) => `Ese día no entregamos en ${place}. Elija otro.`;
export const startsAt = (place: string, least: string, goods: string) =>
  `En ${place} el pedido mínimo es de ${least}; los productos de este suman ${goods}.`;

export const onHold = "Su banco retiró un pago de este pedido, así que está detenido.";
export const notToBox = "No se puede agregar nada a una canasta semanal. Haga un pedido aparte.";
export const otherWeight = (name: string) =>
  `${name} ahora se vende con otro peso. Pídalo por separado.`;
export const otherPrice = (name: string, price: string, before: string) =>
  `${name} ahora cuesta ${price}, no ${before} como en este pedido. Cómprelo en un pedido aparte.`;
export const mostOfOne = (most: number) => `Como máximo ${most} de un producto`;
export const mostProducts = (most: number) =>
  `Como máximo ${most} productos distintos en un pedido`;
export const noAccountOrder =
  "Este pedido no es de ninguna cuenta. Cierre sesión para agregarle algo, o haga un pedido aparte.";
export const smallestCharge = (least: string) =>
  `Lo menos que se puede pagar con tarjeta es ${least}.`;
export const changedElsewhere = "Esto cambió en otra pestaña. Agréguelo de nuevo.";
export const takesNoMore =
  "A este pedido ya no se le puede agregar nada. No se cobró nada: haga un pedido aparte.";
export const fewerToCome = "Ya falta por llegar menos de este producto. Revise el pedido de nuevo.";
export const removeOthers = "Quite otros productos, no los que agrega.";

export const creditNeedsAccount =
  "El crédito necesita una cuenta. El dinero puede volver a su forma de pago original.";
export const notInYourOrder = "Eso no está en su pedido";
export const leftToReport = (name: string, left: number) =>
  plural(left, {
    one: `${name}: se puede reportar ${left} más`,
    other: `${name}: se pueden reportar ${left} más`,
  });
export const notFailed = "Solo se puede volver a llevar un pedido que no pudimos entregar.";
export const askedForMoney =
  "Usted pidió que le devolvamos su dinero y le respondemos por correo. Si cambió de opinión, llámenos.";
export const allGivenBack = "Ya se reembolsaron todos sus productos, así que no vuelve a llegar.";
/** The team's answer to whoever asked for the money. */
export const comesAgain = "En su lugar, le llevamos el pedido otra vez.";
/** Why an order cannot be brought again, first for the team and then for its customer. */
export const vanHasIt = "Una camioneta ya lleva este pedido.";
export const bankHasIt =
  "El banco está revisando un pago de este pedido: no se puede llevar hasta que decida.";
export const vanTakesIt = "Una camioneta ya lleva este pedido. Si no le conviene, llámenos.";
export const bankDecides =
  "Su banco está revisando este pago, así que no podemos llevar este pedido hasta que decida.";
export const onceDelivered = "Puede reportar un problema cuando el pedido esté entregado.";
export const sevenDaysOver = "Ya pasaron los siete días para reportar un problema. Escríbanos.";
export const noProblem = "No encontramos ese problema";
export const nothingToRefund = "Ya no hay nada que reembolsar";

export const noRefund = "No encontramos ese reembolso";
export const noPayment = "No encontramos ese pago";
export const noAccountForCredit = "Este cliente no tiene cuenta donde guardar crédito.";
export const alreadyMadeGood = "Este reembolso ya se atendió.";
export const onlyLeft = (amount: string) => `Solo quedan ${amount}. Revise el pago de nuevo.`;
export const customerWithoutAccount = "Este cliente no tiene cuenta.";
export const guestWithoutCredit = "Sin cuenta no hay crédito";
export const nothingToConfirm = "Este pedido se canceló: no hay nada que confirmar.";

export const noCustomer = "Este cliente ya no existe";
export const accountClosed = "Esta cuenta está cerrada: no se puede pedir nada para ella.";
export const noSavedCard = "Quien no tiene cuenta no tiene tarjeta guardada.";
export const notPayable = "Esto ya no se puede pagar. Llámenos o escríbanos.";
export const noPhoneOrder = "No encontramos ese pedido por teléfono";
export const tellAgain = "Esto cambió en otra pestaña. Primero dígale al cliente cómo quedó.";
export const notCanceled = "Mientras tanto se pagó o cambió, y no se canceló. Revíselo de nuevo.";
export const holdOver =
  "Los productos estuvieron apartados un tiempo, y ya terminó. Pídalos de nuevo.";
export const changedMeanwhile = "Esta entrega cambió mientras tanto. Revísela otra vez.";
export const alreadyPaid = "Esto está pagado, o su pago se está procesando.";

export const csv = {
  number: "Número",
  placed: "Fecha",
  state: "Estado",
  name: "Nombre",
  email: "Correo",
  day: "Día de entrega",
  window: "Horario",
  zipCode: "Código postal",
  total: "Total",
  paidBy: "Pagado con",
};
export const onlyFreeGoods =
  "De este pedido solo quedan productos gratis y la entrega, así que no puede ir a donde la entrega no cuesta. Cancélelo o deje la entrega como está.";
