import { number, plural } from "../kit.ts";

export const saving = "Guardando";
export const saved = "Guardado";
export const takeMine = "Usar el mío";
export const tryAgain = "Reintentar";
export const keepTheirs = "Dejar el otro";
export const undo = "Deshacer";
export const theirs = (value: string) => `El otro: ${value}`;
export const mine = (value: string) => `El mío: ${value}`;
export const product = "Producto";
export const price = "Precio ($)";
export const stock = "Existencias";
export const pack = "Presentación";
export const unit = "Contenido";
export const season = "Temporada";
export const allergens = "Alérgenos";
export const cellOf = (column: string, name: string) => `${column} de ${name}`;
export const listAgain = (name: string) => `, volver a publicar ${name}`;
export const list = (name: string) => `, publicar ${name}`;
export const pause = (name: string) => `, poner en pausa ${name}`;
export const soldOut = "Agotado";
export const status = "Estado";
export const noMonth = "Quitar todos los meses";
export const seasonIs = (name: string, text: string) => `Temporada de ${name}: ${text}`;
export const seasonOf = (name: string) => `Temporada de ${name}`;
export const months = "Meses";
export const chooseMonth = "Elija un mes";
export const take = (text: string) => `Usar ${text}`;
export const allYear = "Todo el año";
/** After a paste: `12 cells filled`, and what was not, with each reason once. */
export const cellsFilled = (cells: number) =>
  plural(cells, { one: "Se llenó 1 casilla", other: `Se llenaron ${number(cells)} casillas` });
export const notFilled = (cells: number, reasons: string) => `, ${number(cells)} no: ${reasons}`;
export const reasonsEnd = "; ";
export const beyondGrid = "la tabla no tiene más renglones o columnas";
/** What the server did not save of a paste, with each reason once. */
export const cellsUnsaved = (cells: number, reasons: string) =>
  plural(cells, {
    one: `1 casilla no se guardó: ${reasons}`,
    other: `${number(cells)} casillas no se guardaron: ${reasons}`,
  });
export const cellsChanged = (cells: number) =>
  plural(cells, {
    one: "Otra persona cambió 1 casilla mientras tanto. Elija ahí qué valor queda.",
    other: `Otra persona cambió ${number(cells)} casillas mientras tanto. Elija ahí qué valores quedan.`,
  });
export const undoPaste = "Deshacer lo pegado";
export const pasteUndone = (later: number) =>
  later === 0
    ? "Se deshizo lo pegado."
    : plural(later, {
        one: "Se deshizo lo pegado. 1 casilla que cambió después queda como está.",
        other: `Se deshizo lo pegado. ${number(later)} casillas que cambiaron después quedan como están.`,
      });
export const closeNote = "Cerrar";
