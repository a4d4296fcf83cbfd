import { list, period, plural } from "../kit.ts";

export const notMarked = "No se marcó";
export const allReadyDone = "Todo está listo";
export const markAllReady = "Marcar todo como listo";
export const isAllReady = "¿Está todo listo?";
export const allOf = (count: number, products: number, day: string) =>
  `${plural(count, { one: `${count} unidad`, other: `${count} unidades` })} de ${plural(products, { one: `${products} producto`, other: `${products} productos` })} para el ${day}. En la página de cosecha puede deshacer cada producto hasta que se empaque.`;
export const goBack = "Volver";
export const allReady = "Marcar todo como listo";
export const forDay = (day: string) => `Para el ${day}`;
export const forDelivery = (day: string) => `Para entregar el ${day}`;
export const whatToBring = "Qué llevar";
export const ready = "Listo";
export const toDo = (count: number) => `${count} por preparar`;
export const cameIn = (at: string) => `El centro de acopio lo recibió el ${at}${period(at)}`;
export const orderByOrder = "Ver por pedido y reportar faltantes";
export const bringToday = "Llevar hoy";
export const bringOn = (day: string) => `Llevar el ${day}`;
export const dueSince = (day: string) => `Atrasado desde el ${day}`;
export const toDepot = (depot: string) => `Por la tarde, a ${depot}`;
export const toOwnDepot = (market: string) => `Por la tarde, al centro de acopio de ${market}`;
export const navigate = "Cómo llegar";
export const nothingChanged = "Nada ha cambiado desde que le enviamos su hoja.";
export const changed = "Cambios desde que le enviamos su hoja";
export const more = (count: number, product: string) => `${count} más de ${product}`;
export const less = (count: number, product: string) => `${count} menos de ${product}`;
export const openCertificates = "Ver sus certificados";
export const renewalChecked = "Estamos revisando la renovación.";
export const certificateEnds = (certificate: string, day: string) =>
  `${certificate} vence el ${day}.`;
export const enterRenewal = "Agregue la renovación.";
export const certificateEnded = (certificate: string, day: string) =>
  `${certificate} venció el ${day}. Los clientes ya no lo ven.`;
export const certificateRejected = (certificate: string) =>
  `${certificate}: no se aceptó. Corríjalo.`;
export const certificateClaimed = (certificate: string) =>
  `${certificate}: agregue los datos de este certificado, que mencionó en su solicitud.`;
export const toHarvest = "Por preparar";
export const nothingDue = "No hay nada pendiente.";
export const canGrow = "Todavía pueden llegar pedidos para estos días.";
export const noneOpen = "No hay pedidos abiertos.";
export const units = (count: number) =>
  plural(count, { one: `${count} unidad`, other: `${count} unidades` });
export const soFar = "Por ahora; aún hay pedidos abiertos";
export const linesReady = (done: number, lines: number) =>
  `${done} de ${plural(lines, { one: `${lines} producto listo`, other: `${lines} productos listos` })}`;
export const nextCutOff = "Próximo cierre";
export const thenClose = (day: string) =>
  `A esa hora cierran los pedidos del ${day} y le enviamos su hoja de cosecha por correo.`;
export const money = "Dinero";
export const soldThisWeek = "Vendido esta semana";
export const soldLastWeek = "La semana pasada a estas alturas";
export const shareEarned = "Su parte lista para pagarse";
export const sharePending = "Su parte pendiente";
export const left = (product: string, remaining: number) =>
  remaining === 0 ? `${product} (sin existencias)` : `${product} (${remaining} en existencia)`;
export const others = (count: number) => `${count} más`;
export const runningLow = (names: readonly string[]) => `Se está acabando: ${list(names)}.`;
export const openInventory = "Abrir su inventario";
export const unanswered = (count: number) =>
  plural(count, {
    one: `${count} opinión espera su respuesta.`,
    other: `${count} opiniones esperan su respuesta.`,
  });
export const questions = (count: number) =>
  plural(count, {
    one: `${count} pregunta espera su respuesta.`,
    other: `${count} preguntas esperan su respuesta.`,
  });
export const answerQuestions = "Responder preguntas";
export const answerThem = "Responder opiniones";
export const nextPayout = (day: string, amount: string) =>
  `Próximo pago: ${day}, ${amount} por ahora`;
export const noPayoutYet = (day: string) => `Próximo pago: ${day}, nada por pagar por ahora`;
export const tooLittleYet = (day: string, amount: string, smallest: string) =>
  `Próximo pago: ${day}, ${amount} por ahora. Pagamos en cuanto llegue a ${smallest}.`;
export const payoutsWait = "Su parte se paga cuando su cuenta para recibir pagos esté lista";
export const accountNotReady =
  "Su cuenta para recibir pagos no está lista, así que todavía no podemos pagarle.";
export const openAccount = "Ver su cuenta para recibir pagos";
export const seeSalesAndPayouts = "Ver sus ventas y pagos";
export const doFirst = "Lo primero";
export const noTasks = "No tiene pendientes.";
export const moreTasks = (count: number) =>
  plural(count, { one: "1 pendiente más", other: `${count} pendientes más` });
export const harvestFor = (day: string, lines: number) =>
  `Cosecha para el ${day}: ${plural(lines, { one: "1 producto", other: `${lines} productos` })} por preparar.`;
export const openHarvest = "Ver la cosecha";
export const byTeam = "Cambios de nuestro equipo";
export const byTeamHint = (days: number) =>
  `Lo que cambiamos en su inventario en los últimos ${days} días. ¿Algo no está bien? Escríbanos.`;
export const edited = (at: string, what: string) => `${at}: ${what}`;
export const teamEdits = {
  "inventory.changed": "inventario cambiado",
  "inventory.added": "producto agregado",
  "inventory.imported": "inventario importado de un archivo",
  "product.featured": "producto destacado en la tienda",
  "product.unfeatured": "producto que ya no se destaca en la tienda",
};
export const moreEdits = (count: number) =>
  plural(count, { one: `y ${count} cambio anterior`, other: `y ${count} cambios anteriores` });
export const notSentYet = "Parte de lo que marcó todavía no se envía";
export const sendFirst =
  "Está guardado en este teléfono. Envíelo primero, para que nada de lo que reportó incompleto cuente como listo.";
