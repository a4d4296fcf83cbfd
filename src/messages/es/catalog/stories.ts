import { plural } from "../kit.ts";

export const cook = "Para cocinar con lo de temporada";
export const allRecipes = "Todas las recetas";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0${plural(count, { one: "1 porción", other: `${count} porciones` })}`;
export const allNow = "Todo lo que lleva está en la tienda";
export const someNow = (available: number, total: number) =>
  `${available} de ${total} ingredientes están en la tienda`;
export const reviews = "Lo último que opinaron quienes compraron";
