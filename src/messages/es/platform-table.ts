import { number, plural } from "./kit.ts";

export const reason = "Motivo";
export const recorded = "Queda en el registro de actividad";
export const giveReason = "Escriba un motivo";
export const withSelected = (rows: string) => `Con la selección de ${rows}`;
export const selected = (count: number) => `Selección: ${count}`;
export const clear = "Quitar la selección";
export const tryAgain = "Inténtelo de nuevo.";
export const pagesOf = (rows: string) => `Páginas de ${rows}`;
/** What tables hold, one and many of it, by the table's name. */
const ROWS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  applications: ["solicitud", "solicitudes"],
  emails: ["correo", "correos"],
  entries: ["entrada", "entradas"],
  farms: ["granja", "granjas"],
  households: ["hogar", "hogares"],
  jobs: ["tarea", "tareas"],
  messages: ["mensaje", "mensajes"],
  orders: ["pedido", "pedidos"],
  payments: ["pago", "pagos"],
  problems: ["problema", "problemas"],
  subscribers: ["suscriptor", "suscriptores"],
  "gift cards": ["tarjeta de regalo", "tarjetas de regalo"],
  users: ["usuario", "usuarios"],
};
export const named = (rows: string) => ROWS[rows]?.[1] ?? rows;
export const page = (at: number) => `Página ${at}`;
export const controls = {
  first: "primera página",
  previous: "página anterior",
  next: "página siguiente",
  last: "última página",
};
export const noMatch = () => "Nada coincide";
export const otherWords = "Pruebe otras palabras o quite un filtro.";
export const selectAll = "Seleccionar toda la página";
export const selectRow = "Seleccionar este renglón";
export const csv = "CSV";
export const exportFailed = "No se pudo exportar";
export const asOf = (time: string) => `Actualizado: ${time}`;
export const refresh = "Actualizar";
/** `1 pedido`, `1,200 pedidos`; of other tables the heading says of what. */
export const total = (count: number, rows: string) => {
  const [one, other] = ROWS[rows] ?? ["en total", "en total"];
  return `${number(count)} ${plural(count, { one, other })}`;
};
export const lowestFirst = (column: string) => `${column}, orden ascendente`;
export const highestFirst = (column: string) => `${column}, orden descendente`;
export const sortBy = "Ordenar por";
export const columns = "Columnas";
