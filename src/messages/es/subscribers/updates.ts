import { number, period, plural } from "../kit.ts";

export const recipients = "Destinatarios";
export const confirmedSubscribers = "Suscriptores del boletín que confirmaron";
export const customersOfOrders = "Clientes con pedidos";
export const through = "Origen de la suscripción";
export const anySource = "Cualquier origen";
export const tagged = "Etiqueta (opcional)";
export const countAgain = "Contar de nuevo";
export const reaches = (people: string) => `Lo recibirían ahora: ${people}`;
export const counting = "Contando…";
export const suppressed = (people: string) =>
  `Quedan fuera porque su correo está bloqueado: ${people}.`;
export const among = "Entre ellas:";
export const theyAre = (n: number) => plural(n, { one: "Es:", other: "Son:" });
export const states = {
  draft: "Borrador",
  scheduled: "Programado",
  sending: "Enviándose",
  sent: "Enviado",
  stopped: "Detenido",
};
export const count = (n: number) => number(n);
export const people = (n: number) =>
  plural(n, { one: "1 persona", other: `${number(n)} personas` });
export const newsletterSubscribers = "Suscriptores del boletín";
export const ordersToCome = "Pedidos por llegar";
export const ordersOf = (day: string) => `Pedidos del ${day}`;
export const newsToCome = "Novedades para pedidos por llegar";
export const newsOf = (day: string) => `Novedades para pedidos del ${day}`;
export const zipCodesOf = (zips: string) => `códigos postales ${zips}`;
export const subject = "Asunto";
export const status = "Estado";
export const to = "Para";
export const peopleColumn = "Personas";
export const queued = "En cola";
export const sent = "Enviados";
export const failed = "Fallidos";
export const writtenBy = "Escrito por";
export const created = "Creado";
export const write = "Escribir mensaje";
export const writeTo = "Escribir a clientes";
export const writeText =
  "Los mensajes sobre pedidos llegan a todos los clientes afectados; las novedades, solo a quienes confirmaron su suscripción al boletín.";
export const search = "Buscar asuntos";
export const noMessages = "Todavía no hay mensajes";
export const noMessagesText =
  "Una camioneta con retraso, una cosecha perdida, las primeras fresas: avise a quienes afecta.";
export const kind = "Tipo de mensaje";
export const aboutOrder = "Sobre su pedido: lo reciben todos";
export const news =
  "Novedades: solo quienes confirmaron el boletín, con un enlace para darse de baja";
export const windows = "Horarios (si no marca ninguno, todos)";
export const zips = "Códigos postales (opcional)";
export const zipsText = "Bastan las primeras cifras, con espacios entre ellas: 949 94110";
export const whichOrders = "Qué pedidos";
export const allUpcoming = "Todos los pedidos por llegar";
export const oneDay = "Los de un día de entrega";
export const deliveryDay = "Día de entrega";
export const chooseDay = "Elija un día de entrega";
export const zone = "Zona (opcional)";
export const anyZone = "Cualquier zona";
export const ofFarm = "Con productos de la granja (opcional)";
export const anyFarm = "Cualquier granja";
export const withProduct = "Con el producto (opcional)";
export const anyProduct = "Cualquier producto";
export const asReader = (reader: string) => `Como lo verá ${reader}`;
export const sample = "Todavía no hay destinatarios, así que se muestra un texto de ejemplo";
export const subjectIs = <Part>(strong: (words: string) => Part, title: string) => [
  "Asunto: ",
  strong(title),
];
export const noPreview = "No se pudo crear la vista previa";
export const yourDraft = "Su borrador";
export const newMessage = "Mensaje nuevo";
export const allMessages = "Todos los mensajes";
export const message = "Mensaje";
export const plain = "Párrafos sencillos, con una línea vacía entre ellos.";
export const plainWith = (names: string) =>
  `Párrafos sencillos, con una línea vacía entre ellos. Cada lector ve los datos de su pedido en lugar de ${names}; el asunto puede llevar el día y el horario.`;
export const saveDraft = "Guardar borrador";
export const preview = "Vista previa";
export const sendTest = "Enviarme una prueba";
export const sendAll = "Enviar a todos";
export const scheduledFor = (at: string) => `Programado para el ${at}`;
export const schedule = "Programarlo";
export const scheduleText =
  "Elija cuándo sale, en hora del Pacífico. En ese momento contamos de nuevo a quién llega. Hasta entonces puede volver a dejarlo como borrador.";
export const sendDay = "Día";
export const sendTime = "Hora";
export const notScheduled = "No se programó";
export const isScheduled = "Está programado";
export const goesOut = "Sale";
export const goesOutAt = (at: string) => `Sale el ${at}${period(at)}`;
export const reachesNow = "Lo recibirían ahora";
export const countedAgain =
  "Cuando salga contamos de nuevo a quién llega, así que el número puede cambiar.";
export const backToDraft = "Volver a dejarlo como borrador";
export const stillScheduled = "Sigue programado";
export const sendNow = "Enviar ahora";
export const reachedNoOne = (at: string) =>
  `Tenía que salir el ${at} y no llegaba a nadie, así que no se envió nada. Revise los destinatarios.`;
export const asItsReader = "Como lo verá quien lo lee";
export const notKept =
  "No se guardó: no hubo conexión con el servidor. Se intentará con el próximo cambio.";
export const theirs =
  "Este borrador se cambió en otro lugar mientras tanto, así que lo que usted escribió no está guardado.";
export const takeTheirs = "Ver la otra versión";
export const dropOwn = "Lo que escribió aquí se perderá. ¿Ver la otra versión?";
export const keepOwn = "Guardar la mía";
export const keptAt = (time: string) => `Borrador guardado: ${time}${period(time)}`;
export const keepsItself = "El borrador se guarda mientras escribe. Después puede enviarlo.";
export const everyone = "todos";
export const sendQuestion = (reach: string) =>
  `¿Enviar esto a ${reach}? Cuando esté en su bandeja ya no se puede retirar.`;
export const draftNotSaved = "El borrador no se guardó";
export const draftSaved = "El borrador está guardado";
export const testNotSent = "La prueba no se envió";
export const testQueued = "La prueba está en la bandeja de salida";
export const goesTo = (address: string) => `Va a ${address}.`;
export const notSent = "No se envió";
export const onItsWay = (reach: string) => `En camino a ${reach}`;
export const notStopped = "No se detuvo";
export const stop = "Detener";
export const stopQuestion =
  "¿Dejar de escribir correos? Los que ya están en la bandeja de salida sí se envían.";
export const emailsWritten = "Correos escritos";
export const inOutbox = "En la bandeja de salida";
export const leftOut = "Fuera";
export const noList = "Ya no guardamos la lista de quienes lo recibieron.";
export const leftOutText =
  "Quedan fuera quienes dejaron el boletín, o cuyo pedido se canceló, después de empezar el mensaje.";
