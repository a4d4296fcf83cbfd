import { period } from "../../kit.ts";

export const nextSteps = "A dónde ir desde aquí";

export const since = (town: string, year: number) => [town, `desde ${year}`];
export const readAbout = (farm: string) => `Leer sobre ${farm}`;
export const fromHome = "Recorra una granja desde su casa";
export const walkThrough = (farm: string) => `Recorrer ${farm}`;

export const notEnoughYet =
  "Todavía no hay datos para decir más: publicamos lo ganado por las granjas y el número de familias a partir de 20 pedidos. ";
export const counted = (asOf: string) => `Según nuestros propios libros, al ${asOf}${period(asOf)}`;

export const doorsToday = "Puertas en la ruta de hoy";

export const noDelivery = "No hay entregas en los próximos días.";
export const daysOfNext = "Los días de la próxima entrega";
export const until = (cutOff: string) => `Hasta el ${cutOff}`;
export const youOrder = "Usted pide, cambia o cancela.";
export const farmsHarvest = "Las granjas cosechan, hornean y empacan lo que se pidió.";
export const weBring = (windows: string) => `Se lo llevamos: ${windows}${period(windows)}`;
