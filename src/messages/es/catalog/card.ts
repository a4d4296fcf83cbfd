import { plural } from "../kit.ts";

export const takenOut = (name: string) => `${name}: ya no está en el carrito`;
export const add = (name: string) => `Agregar al carrito: ${name}`;
export const added = (name: string) => `${name}: ya está en el carrito`;
export const lastWeeks = "Últimas semanas";
export const inSeason = "De temporada";
export const organic = "Orgánico";
export const noHarvestSet = "Aún no hay fecha de cosecha";
export const backIn = (month: string) => `Vuelve en ${month}`;
export const left = (units: number) =>
  plural(units, { one: `Queda solo ${units}`, other: `Quedan solo ${units}` });
export const seasonMayBeOver = (day: string) => `Puede que el ${day} ya no sea temporada`;
export const pickedToOrder = "Se cosecha sobre pedido";
export const soldOut = "Agotado";
export const tellMe = "Avisarme cuando vuelva";
export const tellMeOf = (name: string) => `Avisarme cuando vuelva: ${name}`;
export const products = "Productos";
