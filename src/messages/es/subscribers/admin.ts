import { number, plural } from "../kit.ts";

export const sources = {
  footer_newsletter: "Pie de página",
  welcome_popup: "Ventana de bienvenida",
  early_access: "Acceso anticipado",
  waitlist: "Lista de espera",
  back_in_season: "Avísenme cuando vuelva",
  careers: "Página de empleo",
  account: "Cuenta",
  import: "Importación",
};
export const states = {
  pending: "Sin confirmar",
  confirmed: "Confirmado",
  unsubscribed: "De baja",
};
export const events = {
  signed_up: "Se suscribió",
  asked_for_alert: "Pidió un aviso cuando algo vuelva",
  confirmed: "Confirmó el correo",
  unsubscribed: "Se dio de baja",
  imported: "Llegó con una importación",
  unsubscribed_by_team: "El equipo dio la baja",
  erased: "Se borró",
};
export const importWord = "Importar";
export const importTitle = "Importar suscriptores";
export const otherFile = "Elegir otro archivo";
export const importMany = (n: number) => `Importar ${n}`;
export const close = "Cerrar";
export const fileText = (headings: string) =>
  `Un archivo CSV cuya primera línea lleva los títulos ${headings}. Solo Correo es obligatorio. Todas las personas del archivo reciben un correo para confirmar, y nada más hasta que lo hagan.`;
export const chooseFile = "Elegir un archivo";
export const checking = "Revisando el archivo";
export const importing = "Importando";
export const checked = "Revisado";
export const imported = "Importado";
export const notYet = "Todavía no se importa nada. Esto pasaría:";
export const done = "Listo.";
export const newOnes = "Nuevos, se les pide confirmar";
export const known = "Ya conocidos";
export const leftOnes = "De baja, no se agregan de nuevo";
export const errors = "Líneas con error";
export const line = (at: number, message: string) => `Línea ${at}: ${message}`;
export const andMore = (n: number) => `Y ${n} más`;
export const noEmailHeading =
  "La primera línea debe llevar títulos, y uno de ellos debe ser Correo.";
export const emptyFile = "En este archivo no hay nadie.";
export const tooMany = (most: number) =>
  `Un archivo puede llevar como máximo ${number(most)} personas.`;
export const unreadable = "El archivo no se puede leer.";
export const onlySome = (added: number, failure: string) =>
  `${plural(added, { one: "Se agregó 1 persona", other: `Se agregaron ${number(added)} personas` })} antes de que se detuviera. ${failure} Puede importar el mismo archivo otra vez.`;
export const subscriber = "Suscriptor";
export const email = "Correo";
export const name = "Nombre";
export const notGiven = "Sin dato";
export const zipCode = "Código postal";
export const source = "Origen";
export const since = "Fecha de alta";
export const stillSubscribed = "La suscripción sigue";
export const notErased = "No se borró nada";
export const wasErased = "El suscriptor se borró";
export const unsubscribe = "Dar de baja";
export const unsubscribeQuestion =
  "¿Dejar de enviar publicidad a este correo? Solo su titular puede pedirla de nuevo.";
export const erase = "Borrar";
export const eraseQuestion =
  "¿Borrar para siempre nombre, correo, notas y mensajes? No se puede deshacer.";
export const notSaved = "No se guardó";
export const saved = "Guardado";
export const savedMeanwhile = (value: string) =>
  `Otra persona guardó mientras tanto: ${value}. Si guarda de nuevo, lo reemplaza.`;
export const tags = "Etiquetas";
export const note = "Nota";
export const saveBoth = "Guardar etiquetas y nota";
export const consent = "Consentimiento";
export const event = (time: string, what: string, from: string, version: string) =>
  `${time}: ${what} (${from}, texto de ${version})`;
export const eventAlone = (time: string, what: string, from: string) =>
  `${time}: ${what} (${from})`;
export const waitsFor = "Espera";
export const notified = (product: string, time: string) => `${product}, se avisó el ${time}`;
export const latest = "Últimos correos";
export const noEmails = "Ninguno por ahora.";
export const mail = (time: string, subject: string, state: string) =>
  `${time}: ${subject} (${state})`;
export const zip = "C. P.";
export const zipServed = "¿Con entregas?";
export const served = { served: "Sí", unserved: "No", unknown: "Sin C. P." };
export const allZips = "Todos los C. P.";
export const bounced = "¿Rebotado?";
export const bounces = { bounced: "Rebotado", not_bounced: "Sin rebotes" };
export const allAddresses = "Todas las direcciones";
export const allSources = "Todos los orígenes";
export const allStatuses = "Todos los estados";
export const theyStay = "Las suscripciones siguen";
export const subscribers = "Suscriptores del boletín";
export const subscribersText =
  "Nadie recibe correos antes de confirmar, y quien se dio de baja no se agrega de nuevo.";
export const search = "Buscar correos y nombres";
export const stopQuestion = (n: number) =>
  `¿Detener toda publicidad a ${n} de ellos? Solo ellos pueden pedirla de nuevo.`;
export const noOne = "Todavía no hay nadie";
export const noOneText =
  "Aquí aparece quien se suscribe desde el pie de página, la ventana de bienvenida o la página de un producto.";
export const whereWaiting = "Dónde espera la gente";
export const place = "Lugar";
export const people = "Personas";
export const latestDate = "Último";
export const unknown = "Desconocido";
export const count = (n: number) => number(n);
