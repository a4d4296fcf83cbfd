import { plural } from "../kit.ts";

export const application = "Solicitud";
export const allApplications = "Todas las solicitudes";
export const noneNamed = "Ninguno";
export const answers = "Respuestas";
export const family = "Familia";
export const email = "Correo";
export const phone = "Teléfono";
export const location = "Ubicación";
export const farmType = "Tipo de granja";
export const inOperation = "En actividad";
export const size = "Tamaño";
export const sellsAt = "Vende en";
export const certifications = "Certificaciones";
export const productsGrown = "Qué cultiva";
export const practices = "Cómo cultiva";
export const whyJoin = "Por qué quiere unirse";
export const history = "Historial";
export const theFarmItself = "la granja";
export const waitsInTime = "Esperan nuestra respuesta, a tiempo";
export const waitsTooLong = "Esperan nuestra respuesta, con retraso";
export const notDecided = "Sin decidir";
export const status = "Estado";
export const whoWorks = "Quién trabaja ahí";
export const nobodyWorks = "Nadie trabaja ahí";
export const anyPeople = "Con o sin personal";
export const inviteSomebody = "Nadie trabaja aquí: invite a alguien";
export const allStatuses = "Todos los estados";
export const farm = "Granja";
export const where = "Dónde";
export const type = "Tipo";
export const answer = "Respuesta";
export const sent = "Enviada";
export const applications = "Solicitudes";
export const everyFarm =
  "Cada granja recibe nuestra respuesta en dos días hábiles; los fines de semana no cuentan.";
export const searchApplications = "Buscar granjas, familias y lugares";
export const noApplications = "Todavía no hay solicitudes";
export const noApplicationsHint = "Aquí aparece quien llena el formulario para granjas.";
export const notApproved = (farmName: string) => `${farmName} no se aprobó`;
export const isIn = (farmName: string) => `${farmName} ya está con nosotros`;
export const approveFarm = "Aprobar la granja";
export const approveHint =
  "Crea su página enseguida y le escribe a la granja cómo entrar. Ponga lo que acordaron.";
export const town = "Ciudad";
export const farmWrote = (words: string) => `La granja escribió: ${words}`;
export const zip = "Código postal";
export const since = "Trabajan desde";
export const farmChose = (words: string) => `La granja eligió: ${words}`;
export const acres = "Acres";
export const approve = "Aprobar";
export const ourShare = "Nuestra parte, en porcentaje";
export const ourShareHint = "De 15 a 20, a menos que los ajustes fijen una tasa para todas";
export const nothingChanged = "No se cambió nada";
export const knowsReading = "La granja sabe que estamos leyendo su solicitud";
export const messageSent = "Se envió su mensaje";
export const notified = (farmName: string) => `Avisamos a ${farmName}`;
export const startReview = "Empezar revisión";
export const askChanges = "Pedir cambios";
export const askChangesHint =
  "La granja lee esto en nuestro correo, con un enlace que abre sus respuestas.";
export const whatToChange = "¿Qué debe cambiar o agregar la granja?";
export const turnDown = "Rechazar";
export const turnDownHint = (farmName: string) =>
  `La granja lee el motivo en nuestro correo. Esto no se puede deshacer; ${farmName} puede volver a enviar una solicitud.`;
export const whyNot = "¿Por qué no podemos aceptarla?";
export const nothingSent = "No se envió nada";
export const newLinkSent = "Se envió el correo";
export const theFarm = "La granja";
export const worksForIt = (account: string) => `${account} trabaja ahí.`;
export const nobodyYet = "Nadie trabaja ahí.";
export const inviteWhom = "Correo de quien estará a cargo de la granja";
export const inviteAgain = "Enviar una invitación";
export const inviteAgainHint =
  "Enviamos un correo con un enlace nuevo; los anteriores ya no funcionan.";
export const farmsTurn = "le toca a la granja";
export const staysAsItWas = (farmName: string) => `${farmName} se queda como estaba`;
export const wasChanged = (farmName: string) => `Se guardaron los cambios de ${farmName}`;
export const open = "Abrir";
export const openIt = (farmName: string) =>
  `¿Abrir ${farmName}? Su página y sus productos vuelven a la tienda enseguida.`;
export const pause = "Pausar";
export const pauseIt = (farmName: string) =>
  `¿Pausar ${farmName}? Sus productos dejan de verse en la tienda enseguida; su página dice que está en descanso.`;
export const changePause = "Cambiar la pausa";
export const staysPaused = (farmName: string) =>
  `¿Mantener en pausa ${farmName}? Sus productos siguen fuera de la tienda; su página dice que está en descanso.`;
export const pauseInstead = (farmName: string) =>
  `¿Pausar ${farmName} en vez de suspenderla? Su página se vuelve a ver y dice que está en descanso; sus productos siguen fuera de la tienda.`;
export const backOn = "Vuelve el";
export const leaveEmpty = "Déjelo vacío si no se sabe";
export const suspend = "Suspender";
export const suspendIt = (farmName: string) =>
  `¿Suspender ${farmName}? Sus productos dejan de verse en la tienda enseguida y su página solo muestra el nombre.`;
export const stillExpect = (people: number) =>
  plural(people, {
    one: "1 persona tiene un lugar en sus días de visita y no recibe aviso: cancélelos también.",
    other: `${people} personas tienen lugares en sus días de visita y no reciben aviso: cancélelos también.`,
  });
export const openDays = (people: number) =>
  plural(people, {
    one: "Días de visita: 1 persona",
    other: `Días de visita: ${people} personas`,
  });
export const toCheck = (n: number) =>
  plural(n, { one: `${n} certificado por revisar`, other: `${n} certificados por revisar` });
export const expiring = (n: number, days: number) =>
  plural(n, {
    one: `${n} certificado vence en los próximos ${days} días`,
    other: `${n} certificados vencen en los próximos ${days} días`,
  });
export const validThrough = (day: string) => `Válido hasta el ${day}`;
export const andMore = (n: number) => `Y ${n} más`;
export const statuses = { live: "Activa", paused: "En pausa", suspended: "Suspendida" };
export const products = "Productos";
export const sold30 = "Vendido en 30 días";
export const payouts = "Pagos";
export const joined = "Fecha de alta";
export const inventory = "Inventario";
export const certificates = "Certificados";
export const until = (day: string) => ` hasta el ${day}`;
export const farmers = "Granjas";
export const farmersHint =
  "Una granja pausada o suspendida sale de la tienda de inmediato; sus pedidos y su historial se conservan.";
export const searchFarms = "Buscar granjas y ciudades";
export const noFarms = "Todavía no hay granjas";
export const waiting = (n: number) =>
  plural(n, { one: `${n} granja espera unirse`, other: `${n} granjas esperan unirse` });
export const sentAt = (at: string) => `Enviada: ${at}`;
export const answerBy = (clock: string) => `Respuesta: ${clock}`;
