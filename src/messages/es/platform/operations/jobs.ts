import { number, period, plural } from "../../kit.ts";

export const title = "Tareas programadas";
export const intro =
  "Tareas en segundo plano: en espera, en curso, por reintentar o abandonadas tras demasiados intentos. Las terminadas salen de la lista.";
export const status = "Estado";
export const allStatuses = "Todos los estados";
export const job = "Tarea";
export const attempts = "Intentos";
export const attemptsOf = (made: number, most: number) => `${made} de ${most}`;
export const lastError = "Último error";
export const due = "Programada para";
export const about = "Sobre";
export const fact = (name: string, value: string) => `${name}: ${value}`;
export const queued = "En espera desde";
export const actions = "Acciones";
export const searchLabel = "Buscar nombres y errores";
export const noneWaiting = "No hay tareas en espera";
export const allDone = "Todas las tareas están hechas.";

export const notQueued = "No se volvió a poner en espera";
export const backInQueue = "Otra vez en espera";
export const notGivenUp = "No se abandonó";
export const givenUp = "Abandonada";
export const runAgain = "Reintentar";
export const runAgainAsk = (name: string, tries: number) =>
  `“${name}” falló ${plural(tries, { one: `${tries} vez`, other: `${tries} veces` })}. Se ejecuta otra vez de inmediato, con todos sus intentos.`;
export const giveUp = "Abandonar";
export const giveUpAsk = (name: string) =>
  `“${name}” sale de la lista y nunca se ejecuta. No se puede deshacer.`;

export const records = "Revisión de datos";
export const everyNight = "Cada noche revisamos que pedidos, dinero, productos y canastas cuadren.";
export const checkedAt = (at: string, result: string) => `${at}: ${result}`;
export const notChecked = "Todavía no se ha revisado.";
export const broken = (rule: string) => `No se cumple: ${rule}`;
export const rows = (count: number) =>
  plural(count, { one: "1 fila", other: `${number(count)} filas` });
export const checkNow = "Revisar ahora";
export const notStarted = "La revisión no empezó";

export const areWaiting = "Hay tareas atrasadas";
export const oldestWaits = (since: string) =>
  `La tarea pendiente más antigua espera desde el ${since}${period(since)} Revise que haya un proceso trabajando.`;
export const schedules = "Cuándo se hace cada tarea";
export const madeUp =
  "Lo que quedó pendiente mientras el sistema estaba detenido se hace cuando vuelve a arrancar.";
export const last = (at: string) => `Última vez: ${at}`;
export const notYet = "Aún no se ha hecho";
