import { capital, period, plural } from "../kit.ts";

export const title = "Pedido por teléfono";
export const lead =
  "Dígale el total al cliente antes de cobrar. El cliente paga con una tarjeta guardada o por medio de un enlace.";
export const notPutTogether = "No se pudo preparar el pedido";
export const whoCalls = "Quién llama";
export const goods = "Productos";
export const pickOne = "Elija al menos un producto.";
export const whereAndWhen = "Dónde y cuándo";
export const theOrder = "El pedido";
export const isPlaced = "El pedido está hecho";
export const isPaid = (order: string) => `El pedido ${order} está pagado.`;
export const spendCredit = (amount: string) => `Usar ${amount} de crédito`;
export const priceAndHold = "Calcular el total y apartar productos";

export const someoneElse = "Otra persona";
export const findAccount = "Buscar la cuenta";
export const findHow = "Por nombre o correo. Si no tiene cuenta, llene los datos de abajo.";
export const noSavedCard = "Sin tarjeta guardada";
export const credit = (amount: string) => `${amount} de crédito`;
export const searching = "Buscando";
export const foundAccounts = "Cuentas encontradas";
export const orderFor = (name: string) => `Pedido para ${name}`;
export const choose = "Elegir";
export const noAccount = "No encontramos ninguna cuenta.";
export const accounts = (n: number) => plural(n, { one: `${n} cuenta`, other: `${n} cuentas` });

export const findGoods = "Buscar productos";
export const forExample = "Zanahorias, huevos, una granja";
export const pickedGoods = "Productos elegidos";
export const nothingPicked = "Todavía no hay productos.";
export const foundGoods = "Productos encontrados";
export const addThing = (name: string) => `Agregar ${name}`;
export const thingSoldOut = (name: string) => `${name}: agotado`;
export const add = "Agregar";
export const soldOut = "Agotado";
export const nothingFound = "No encontramos nada. Pruebe con otra palabra.";
export const products = (n: number) => plural(n, { one: `${n} producto`, other: `${n} productos` });
export const windowFull = (window: string) => `${window} (lleno)`;

export const firstName = "Nombre";
export const lastName = "Apellido";
export const email = "Correo";
export const ofAccount = "El correo de la cuenta";
export const getsLink = "Aquí le llegan el enlace de pago y la confirmación";
export const deliveryDay = "Día de entrega";
export const window = "Horario";

export const notConfirmed = "El cobro no se confirmó";
export const unknownCharge =
  "Aún no sabemos si se cobró a la tarjeta. Presione otra vez: no se puede cobrar dos veces por esto.";
export const linkNotSent = "El enlace de pago no se envió";
export const linkOnItsWay = "El enlace de pago va en camino";
export const getsEmailWithIt = (to: string) => `${to} lo recibe por correo.`;
export const linkWentTo = (to: string) =>
  `El enlace de pago se envió a ${to}. El pedido queda hecho cuando se pague.`;
export const notCanceled = "No se canceló";
export const heldUntil = (slot: string, until: string, to: string) =>
  `${capital(slot)}${period(slot)} Apartado hasta el ${until}${period(until)} Todavía no se cobra nada. El enlace de pago va a ${to}.`;
export const agreedOnPhone = (card: string, total: string) =>
  `El cliente aceptó por teléfono que se cobren ${total} a la ${card}`;
export const askFirst = "Primero pregúntele al cliente";
export const charge = (total: string, card: string) => `Cobrar ${total} a la ${card}`;
export const sendLinkAgain = "Reenviar el enlace";
export const sendPaymentLink = "Enviar enlace de pago";
export const changeIt = "Cambiarlo";
export const cancelIt = "Cancelarlo";
export const freesAll =
  "Esto libera los productos y el horario, y el enlace de pago que hayamos enviado deja de funcionar.";
export const stillWorking =
  "El banco todavía lo está procesando. El pedido queda hecho cuando se pague.";
export const goodsGone =
  "De este pago no resultó ningún pedido: el dinero se reembolsa automáticamente.";
export const holderConfirms = "El banco quiere que lo confirme el titular de la tarjeta.";
export const pleaseSendLink = (why: string) => `${why} No se cobró nada: envíe un enlace de pago.`;

export const waiting = "En espera de pago";
export const nothingWaits = "No hay nada en espera.";
type Waiting = { total: string; by: string; until: string; goods: string };
export const anOrder = ({ total, by, until, goods: what }: Waiting) =>
  `${total}, un pedido de ${by}, apartado hasta el ${until}: ${what}`;
export const anAddition = ({ total, by, until, goods: what }: Waiting) =>
  `${total}, agregado a un pedido por ${by}, apartado hasta el ${until}: ${what}`;
export const sendLinkTo = (to: string) => `Enviar el enlace de pago a ${to}`;
export const sendLink = "Enviar enlace";
export const freesFor = (to: string) =>
  `Se liberan los productos y el horario de ${to}, y el enlace de pago que hayamos enviado deja de funcionar.`;
