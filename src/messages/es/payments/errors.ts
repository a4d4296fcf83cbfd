import { list } from "../kit.ts";

export const amount = (least: string, most: string) => `Escriba un monto de ${least} a ${most}`;
export const enterAmount = "Escriba un monto";
export const otherGift = (sum: string) =>
  `Ya se habían dado ${sum} y la respuesta se perdió. Revise su crédito antes de dar más.`;
export const atMost = (sum: string) => `Como máximo ${sum} a la vez`;
export const sayCause = "Díganos qué salió mal";
export const sayWhyBearer = "Díganos por qué lo asume alguien más";
export const refundUndone = "Ese reembolso falló, así que nadie lo asume";
export const nothingToMove =
  "Ese reembolso no fue por productos, así que no hay nada que puedan asumir";
export const notHarvested =
  "Nadie había cosechado estos productos y están otra vez a la venta: no se le pagan a su granja, así que nadie tiene nada que asumir";
export const sameBearer = "Ya lo asume";
export const sayWhy = "Diga por qué";
export const unknownRefund = "Reembolso desconocido";
export const unknownCard = "Tarjeta desconocida";
export const noDispute = "No encontramos esa disputa";
export const sayWhat = "Diga qué pasó";
export const shorten = "Hágalo más corto";
export const disputed = (order: string) =>
  `${order}: el banco del cliente disputa el pago de este pedido. No se debe empacar ni enviar.`;

export const notInOrder = "Estos productos no están en este pedido";
export const weightLeft = (name: string, left: string) =>
  `De ${name} solo quedan ${left} por reembolsar.`;
export const ownMoney = "Este dinero sería para usted, así que tiene que darlo otro administrador.";
export const ownMoneyByTeam =
  "Este dinero sería para usted, así que tiene que darlo un administrador.";
export const leftToRefund = (name: string, units: number) =>
  `${name}: ${units} por reembolsar. Revise el pago de nuevo.`;
export const chooseRefund = "Elija qué reembolsar";
export const onlyLeft = (sum: string) => `Solo quedan ${sum}. Revise el pago de nuevo.`;
export const deliveryRefunded = "El cargo de entrega ya se reembolsó. Revise el pago de nuevo.";
export const onlyDeliveryLeft = (sum: string) =>
  `Solo quedan ${sum} del cargo de entrega. Revise el pago de nuevo.`;

export const noPayment = "No encontramos ese pago";
export const noOrder = "No encontramos ese pedido";
export const noCard = "No encontramos esa tarjeta";
export const cardGone =
  "Esa tarjeta ya no está guardada, así que no se cobró nada. Elija de nuevo cómo pagar.";
export const mostCards = (cards: number) =>
  `Puede guardar hasta ${cards} tarjetas. Quite una primero.`;
export const paysBox =
  "Con esta tarjeta se paga su canasta semanal. Elija primero otra tarjeta para ella.";
export const accountMoved = "Su cuenta para recibir pagos cambió. Revísela de nuevo.";
export const otherMode = "Este evento pertenece a otro modo (de prueba o real)";
export const onItsWay = "Su pago se está procesando. Espere a que termine.";
export const heldAsLong = "Apartamos sus productos todo lo que pudimos. Inténtelo de nuevo.";
export const heldForAWhile = "Sus productos estuvieron apartados un rato. Inténtelo de nuevo.";
export const tooManyOpen = {
  visitor: "Tiene otras compras abiertas. Termine una de ellas primero.",
  address:
    "Mucha gente está pagando ahora mismo desde su conexión a internet. Inténtelo de nuevo en unos minutos.",
};
export const nothingMore = "El banco ya no recibe nada sobre esta disputa";
export const changedElsewhere = "Su carrito se está cambiando en otro lugar. Inténtelo de nuevo.";
export const noCheckout = "Esta compra no existe";
export const alreadyPaid = "Este pedido ya está pagado.";
export const goesBack = "Su pago llegó demasiado tarde. El dinero regresa a su tarjeta.";
export const anotherRefund = "Otro reembolso va en camino";
export const nothingToRefund = "De este pago ya no queda nada por reembolsar";
export const calledBack =
  "El banco del cliente reclamó este pago, así que no se puede reembolsar otra vez.";
export const noProvider =
  "El servicio de pagos no responde ahora. Inténtelo de nuevo en un momento.";
export const noDifference = "No encontramos esa diferencia";
export const noPayoutRun = "No encontramos estos pagos";
export const noCredit = "No encontramos ese crédito";
export const noPayout = "No encontramos ese pago";
export const draftedAgain =
  "Esta tanda de pagos se volvió a preparar después de que usted la abrió. Revise los montos y luego apruébela.";
export const otherAdmin =
  "Usted preparó estos pagos, así que otro administrador tiene que revisarlos y aprobarlos.";
export const disputedSince = (numbers: readonly string[]) =>
  `Un banco está revisando ${list(numbers)}. Prepare los pagos de nuevo: quedarán fuera.`;
