import { number, plural } from "../kit.ts";

/** What tables hold, one and many of it. */
const ROWS = {
  applications: { one: "solicitud", other: "solicitudes" },
  emails: { one: "correo", other: "correos" },
  entries: { one: "entrada", other: "entradas" },
  farms: { one: "granja", other: "granjas" },
  giftCards: { one: "tarjeta de regalo", other: "tarjetas de regalo" },
  households: { one: "cliente", other: "clientes" },
  jobs: { one: "tarea", other: "tareas" },
  messages: { one: "mensaje", other: "mensajes" },
  notes: { one: "nota", other: "notas" },
  orders: { one: "pedido", other: "pedidos" },
  payments: { one: "pago", other: "pagos" },
  problems: { one: "problema", other: "problemas" },
  questions: { one: "pregunta", other: "preguntas" },
  referrals: { one: "recomendación", other: "recomendaciones" },
  reviews: { one: "opinión", other: "opiniones" },
  subscribers: { one: "suscriptor", other: "suscriptores" },
  suppressions: { one: "dirección bloqueada", other: "direcciones bloqueadas" },
  users: { one: "usuario", other: "usuarios" },
};
type TableName = keyof typeof ROWS;

/** A table is called by what its rows are. */
export const named = (name: TableName) => ROWS[name].other;
export const reason = "Motivo";
export const recorded = "Queda en el registro de actividad";
export const giveReason = "Escriba un motivo";
export const withSelected = (name: TableName) => `Con la selección de ${named(name)}`;
export const selected = (count: number) => `Selección: ${count}`;
export const clear = "Quitar la selección";
export const tryAgain = "Inténtelo de nuevo.";
export const pagesOf = (name: TableName) => `Páginas de ${named(name)}`;
export const page = (at: number) => `Página ${at}`;
export const controls = {
  first: "primera página",
  previous: "página anterior",
  next: "página siguiente",
  last: "última página",
};
export const noMatch = () => "Nada coincide";
export const otherWords = "Pruebe con otras palabras o quite un filtro.";
export const selectAll = "Seleccionar toda la página";
export const selectRow = "Seleccionar este renglón";
export const csv = "Descargar CSV";
export const exportFailed = "No se pudo exportar";
export const asOf = (time: string) => `Actualizado: ${time}`;
export const refresh = "Actualizar";
export const refreshing = "Actualizando";
export const refreshed = "Ya está al día";
export const notRefreshed = "No se pudo actualizar.";
/** `1 pedido`, `1,200 pedidos`. */
export const total = (count: number, name: TableName) =>
  `${number(count)} ${plural(count, ROWS[name])}`;
/** The two orders of a column, by what it holds. */
export const sorted = {
  number: {
    asc: (column: string) => `${column}, de menor a mayor`,
    desc: (column: string) => `${column}, de mayor a menor`,
  },
  text: {
    asc: (column: string) => `${column}, de la A a la Z`,
    desc: (column: string) => `${column}, de la Z a la A`,
  },
  time: {
    asc: (column: string) => `${column}, primero lo más antiguo`,
    desc: (column: string) => `${column}, primero lo más reciente`,
  },
};
export const sortBy = "Ordenar por";
export const columns = "Columnas";
export const allDays = "Mostrar todos los días";
/** The header of a column of buttons, for screen readers. */
export const actions = "Acciones";
export const filters = (active: number) => (active === 0 ? "Filtros" : `Filtros (${active})`);
