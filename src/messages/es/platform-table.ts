import { number } from "./kit.ts";

export const reason = "Motivo";
export const recorded = "Queda en el registro de actividad";
export const giveReason = "Escriba un motivo";
export const withSelected = (rows: string) => `Con la selección de ${rows}`;
export const selected = (count: number) => `Selección: ${count}`;
export const clear = "Quitar la selección";
export const tryAgain = "Inténtelo de nuevo.";
export const pagesOf = (rows: string) => `Páginas de ${rows}`;
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
/** The heading of the table says of what. */
export const total = (count: number) => `${number(count)} en total`;
export const lowestFirst = (column: string) => `${column}, de menor a mayor`;
export const highestFirst = (column: string) => `${column}, de mayor a menor`;
export const sortBy = "Ordenar por";
export const columns = "Columnas";
