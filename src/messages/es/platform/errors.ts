import { plural } from "../kit.ts";

export const generic = "Algo salió mal de nuestro lado. Inténtelo de nuevo.";
export const unreached =
  "No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.";

export const refused = "La solicitud fue rechazada";
export const unread = "No se pudo leer la solicitud";
export const otherSite = "Esta solicitud vino de otro sitio";
export const nothingHere = "Aquí no hay nada";
export const badMethod = "Este método no se admite";
export const onlyJson = "Las respuestas llegan en JSON, de una sola pieza";
export const tooLarge = "La solicitud es demasiado grande";
export const sendJson = "Envíe JSON con el tipo de contenido application/json";
export const notRight = "No reconocemos este valor. Revíselo.";
export const sendObject = "Envíe los campos como un objeto JSON";
export const tooMany = "Demasiadas solicitudes. Espere un momento.";
export const tooSlow = "La solicitud tardó demasiado en llegar";
export const headersTooLarge = "Los encabezados de la solicitud son demasiado grandes";

export const signInFirst = "Primero inicie sesión";
export const notOpen = "Su cuenta no tiene acceso a esto";
export const enterPassword = "Escriba su contraseña para continuar";
export const tooManyAttempts = (minutes: number) =>
  `Demasiados intentos. Inténtelo de nuevo en ${plural(minutes, { one: "un minuto", other: `${minutes} minutos` })}.`;
export const crowded =
  "Ahora mismo hay más gente de la que podemos atender. Inténtelo de nuevo en un momento.";
export const uploadsWait = "Espere a que lleguen sus otros archivos.";
export const manyFiles =
  "Muchas personas están enviando archivos en este momento. Agregue el suyo de nuevo en unos segundos.";
export const yourManyFiles =
  "Todavía se están revisando varios archivos enviados desde su conexión a internet. Agregue este de nuevo en unos segundos.";
export const noText = "Esto no es un archivo de texto. Guárdelo como CSV en UTF-8.";
export const chooseDrawing = "Elija un dibujo";
export const noReceipt = "No encontramos ese recibo";
export const noDatabase =
  "Nuestra base de datos no responde ahora mismo. Inténtelo de nuevo en un momento.";
export const readOnly = "Ahora mismo no podemos guardar nada. Inténtelo de nuevo en un momento.";
export const unsubscribed = "Ya no le enviaremos boletines ni avisos de productos.";
export const oldLink = "Este enlace ya no funciona. Pida uno nuevo.";
export const otherCity = (zip: string, city: string) =>
  `${zip} está en ${city}. Revise la ciudad o el código postal.`;
export const veryBusy = "Ahora mismo tenemos mucho trabajo. Inténtelo de nuevo en un momento.";
export const backSoon = "Volvemos en un momento";
export const tryAgain = "Reintentar";
export const movedOn = {
  application: "Esta solicitud ya cambió. Revísela de nuevo.",
  box: "Esta canasta ya cambió. Revísela de nuevo.",
  certificate: "Este certificado cambió. Revíselo de nuevo.",
  checkout: "Esta compra ya cambió. Revísela de nuevo.",
  contact: "Alguien ya respondió este mensaje",
  message: "Este mensaje ya cambió. Revíselo de nuevo.",
  farm: "Esta granja ya cambió. Revísela de nuevo.",
  farmAccount: "Esta cuenta ya cambió. Revísela de nuevo.",
  payout: "Este pago ya cambió. Revíselo de nuevo.",
  payoutRun: "Estos pagos ya cambiaron. Revíselos de nuevo.",
  difference: "Esta diferencia ya cambió. Revísela de nuevo.",
  reconciliation: "Esta conciliación ya cambió. Revísela de nuevo.",
  hold: "Este apartado ya cambió. Revíselo de nuevo.",
  email: "Este correo ya cambió. Revíselo de nuevo.",
  referral: "Esta recomendación ya cambió. Revísela de nuevo.",
  giftCard: "Esta tarjeta de regalo ya cambió. Revísela de nuevo.",
  membership: "Esta membresía ya cambió. Revísela de nuevo.",
  order: "Este pedido ya cambió. Revíselo de nuevo.",
  payment: "Este pago ya cambió. Revíselo de nuevo.",
  problem: "Alguien ya respondió esto.",
  refund: "Este reembolso ya cambió. Revíselo de nuevo.",
  route: "Esta ruta ya cambió. Revísela de nuevo.",
  stop: "Esta parada ya cambió. Revísela de nuevo.",
  subscriber: "Este suscriptor ya cambió. Revíselo de nuevo.",
  subscription: "Esta suscripción ya cambió. Revísela de nuevo.",
};
export const noSuchJob = "Esa tarea no existe";
export const jobDone = "Esta tarea ya se hizo y no está en espera";
export const jobNotFailed = "Esta tarea no ha fallado: está en curso o a punto de empezar";
export const receiptFile = (order: string) => `recibo-${order}`;
export const changedSince =
  "Alguien cambió esto después de que usted abrió la página. Vuelva a cargarla.";
