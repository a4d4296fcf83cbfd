import { list, plural } from "../kit.ts";

export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const reading = "Estamos leyendo su solicitud";
export const yourApplication = "Su solicitud";
export const beingRead = (farmName: string, day: string) =>
  `Uno de nosotros está leyendo su solicitud para ${farmName} y le llamará para acordar una visita. Tendrá noticias nuestras a más tardar el ${day}; mientras tanto no tiene que hacer nada.`;
export const aQuestion = "Una pregunta sobre su solicitud";
export const needThis = (farmName: string) =>
  `Leímos su solicitud para ${farmName} y necesitamos esto de usted:`;
export const changeAnswers = "Cambiar sus respuestas y enviarlas de nuevo";
export const linkWorks = (ask: string) => `El enlace sirve hasta que decidamos. ${ask}`;
export const next = {
  linked: {
    words:
      "Desde ahora su cuenta trabaja para la granja. En el área de la granja cuenta su historia, publica lo que cultiva y ve lo que le piden.",
    label: "Abrir el área de la granja",
  },
  existing: {
    words:
      "Ya tiene una cuenta con este correo. Abra el enlace, inicie sesión con ella y acepte: la cuenta pasa a ser de la granja. Sus propios pedidos y su canasta siguen igual, en “Sus pedidos”. El enlace sirve una vez, durante una semana.",
    label: "Aceptar con su cuenta",
  },
  none: {
    words:
      "Abra el enlace y cree su cuenta: ahí publica su historia y lo que cultiva, y ve lo que le piden. El enlace sirve una vez, durante una semana.",
    label: "Crear su cuenta",
  },
};
export const approved = "Su granja fue aprobada";
export const welcome = (brand: string) => `Le damos la bienvenida a ${brand}`;
export const gladToSell = (farmName: string) =>
  `Nos dará gusto vender lo que cultiva ${farmName}. Su página ya está lista; los clientes pueden pedir en cuanto publique el primer producto.`;
export const yourAccess = "Su acceso al área de la granja";
export const isClosed = {
  paused: (farmName: string) =>
    `${farmName} está en descanso, así que los clientes todavía no pueden pedirle nada: vuelva a abrirla en “Su granja”, en el área de la granja, y lo que tiene publicado estará otra vez a la venta.`,
  suspended: (farmName: string) =>
    `El mercado cerró ${farmName}, así que los clientes todavía no pueden pedirle nada. Llámenos y la abrimos juntos.`,
};
export const cannotAccept = (farmName: string) =>
  `Gracias por su solicitud. Por ahora no podemos aceptar a ${farmName}:`;
export const applyAgain = (ask: string) => `Si eso cambia, envíe otra solicitud. ${ask}`;
export const haveApplication = "Ya tenemos su solicitud";
export const thankYou = "Gracias por su solicitud";
export const hasArrived = (brand: string, days: number, day: string) =>
  `Llegó su solicitud para vender por medio de ${brand}. Nuestro equipo se comunicará con usted en ${days} días hábiles, a más tardar el ${day}.`;
export const farm = "Granja";
export const what = "Tipo de granja";
export const notYou = "Si usted no envió la solicitud, avísenos respondiendo a este correo.";
export const nextSteps =
  "Ahora leemos lo que escribió y le llamamos para acordar una visita a la granja, en persona o por video. Los certificados y las fotos pueden esperar hasta entonces.";
export const addOrCorrect = (phone: string) =>
  `¿Algo que agregar o corregir? Responda a este correo o llame al ${phone}.`;
export const openCertificates = "Ver sus certificados";
export const verified = "Su certificado está verificado";
export const certificate = "Certificado";
export const validThrough = "Válido hasta";
export const shoppersSee = (day: string, reminders: readonly string[]) =>
  `Los clientes lo ven junto a su granja y sus productos hasta el ${day}. Le recordamos ${list(reminders)} días antes, a menos que para entonces haya una renovación verificada.`;
export const notAccepted = "No pudimos aceptar su certificado";
export const yourCertificate = "Su certificado";
export const couldNotAccept = (farmName: string, which: string) =>
  `No pudimos aceptar el certificado de ${farmName} (${which}), así que los clientes no lo ven:`;
export const correctIt = "Corríjalo y envíelo de nuevo.";
export const expires = (days: number) =>
  `Uno de sus certificados vence ${days === 0 ? "hoy" : days === 1 ? "mañana" : `en ${days} días`}`;
export const validUntil = (farmName: string, which: string, day: string) =>
  `El certificado de ${farmName} (${which}) es válido hasta el ${day}. Después de ese día los clientes ya no lo ven.`;
export const enterSoon =
  "Agregue la renovación en cuanto la tenga. El actual cuenta hasta su último día.";
export const enterRenewal = "Agregar la renovación";
export const lessToBring = (day: string, order: string) =>
  `Cambio del ${day}: menos para el pedido ${order}`;
export const changeFor = (day: string) => `Un cambio para el ${day}`;
export const doNotBring = (farmName: string, order: string) =>
  `${farmName}: se canceló el pedido ${order}, o una parte de él, después de que le enviamos su hoja. Su lista está al día; no lleve lo siguiente.`;
export const notHarvested = "Todavía no estaba listo. Esto vuelve a estar a la venta en la tienda:";
export const seeDay = "Ver el día";
export const seeRest = "Ver lo que queda";
export const harvested = "Ya estaba listo. Esto no vuelve a estar a la venta:";
export const addToStock =
  "Si todavía se puede vender, agréguelo a las existencias en su página de inventario.";
export const openInventory = "Abrir su inventario";
export const sheet = (day: string, orders: number) =>
  `Cosecha para el ${day}: ${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })}`;
export const moreSheet = (day: string, orders: number) =>
  `Más por cosechar para el ${day}: ${plural(orders, { one: `${orders} pedido`, other: `${orders} pedidos` })}`;
export const sheetHeading = (day: string) => `Cosecha para el ${day}`;
export const moreHeading = (day: string) => `Más por cosechar para el ${day}`;
export const inAddition = (farmName: string) =>
  `${farmName}: estos pedidos se pagaron después de que le enviamos su hoja. Se suman a ella.`;
export const closed = (farmName: string) =>
  `${farmName}: los pedidos de este día ya cerraron. Esto es lo que le compraron.`;
type Bring = { day: string; address: string };
export const bringTo = ({ day, depot, address }: Bring & { depot: string }) =>
  `Tráigalo el ${day}, por la tarde, a ${depot}, ${address}.`;
export const bringToOwnDepot = ({ day, market, address }: Bring & { market: string }) =>
  `Tráigalo el ${day}, por la tarde, al centro de acopio de ${market}, ${address}.`;
export const tickOff = "Marcar lo que está listo y reportar lo que falta";
export const accountReady = "Ya podemos pagarle";
export const accountIsReady = (farmName: string) =>
  `La cuenta para recibir pagos de ${farmName} está lista. Lo que ganen sus productos llegará a su banco; no hay nada más que hacer.`;
export const accountNeeds = "A su cuenta para recibir pagos le falta algo";
export const accountHeld = "Sus pagos están retenidos";
export const needsThis = (farmName: string) =>
  `Antes de que podamos pagarle a ${farmName}, nuestro procesador de pagos necesita saber:`;
export const heldUntil = (farmName: string) =>
  `Nuestro procesador de pagos retuvo la cuenta de ${farmName}. Lo que gane sigue siendo suyo y se le pagará cuando esto se resuelva:`;
export const heldForCheck = (farmName: string) =>
  `Nuestro procesador de pagos retuvo la cuenta de ${farmName} y la está revisando. Lo que gane sigue siendo suyo y se le pagará cuando esto se resuelva.`;
export const accountLost = "No podemos pagarle hasta que configure otra vez sus pagos";
export const accountIsLost = (farmName: string) =>
  `La cuenta para recibir pagos de ${farmName} ya no está conectada con nosotros, así que no podemos pagarle. Lo que ganó sigue siendo suyo: configure otra vez sus pagos y se lo pagaremos.`;
export const openMoney = "Abrir su cuenta para recibir pagos";
export const payoutSent = (sum: string) => `Le pagamos ${sum}`;
export const payoutIsSent = (farmName: string, day: string) =>
  `El pago del ${day} a ${farmName} va en camino. Nuestro procesador de pagos lo envía a su banco.`;
export const payoutSold = (orders: number) =>
  plural(orders, { one: `Vendido en ${orders} pedido`, other: `Vendido en ${orders} pedidos` });
export const payoutCommission = "Nuestra comisión";
export const payoutRefunds = "Reembolsos que usted asume y ventas anuladas";
export const payoutAdjustments = "Ajustes de reembolsos anteriores";
export const payoutCarried = "De esto, lo que quedó de días de pago anteriores";
export const payoutSum = "Le pagamos";
export const seePayout = "Ver el detalle";
