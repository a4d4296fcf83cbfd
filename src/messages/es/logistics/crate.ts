import { plural } from "../kit.ts";

export const cold = (units: number) => `${units} en frío`;
export const crates = (count: number) =>
  plural(count, { one: `${count} caja`, other: `${count} cajas` });
export const instructionsLater = "Las indicaciones aparecen al cargar esto el día de la entrega.";
