import { plural } from "../kit.ts";

export const title = "Administración";
export const hello = (name: string) => `Hola, ${name}`;
export const lead = "Qué está en riesgo hoy y cómo nos fue en los últimos siete días.";
export const compared = (period: string, before: string) =>
  `Del ${period}, en comparación con los días del ${before}`;
export const atRisk = "En riesgo hoy";
export const nothing = "Nada necesita su atención ahora.";
export const before = (value: string) => `${value} en el periodo anterior`;
export const beforeAnd = (value: string, change: string) =>
  `${value} en el periodo anterior, ${change}`;
export const how = "Cómo se calcula";
export const share = (percent: string) => `${percent}%`;
export const endedBefore = (value: string) => `${value} al final del periodo anterior`;
export const endedBeforeAnd = (value: string, change: string) =>
  `${value} al final del periodo anterior, ${change}`;
/** What the line under a figure shows, for those who do not see it. */
export const spark = {
  day: (lowest: string, highest: string) => `Por día. Mínimo: ${lowest}. Máximo: ${highest}.`,
  week: (lowest: string, highest: string) => `Por semana. Mínimo: ${lowest}. Máximo: ${highest}.`,
};
/** What a point of the line of a share stands for. */
export const rolling = (days: number) =>
  plural(days, {
    one: "Cada punto de la línea es el porcentaje de su día.",
    other: `Cada punto de la línea es el porcentaje de los ${days} días hasta ese punto.`,
  });
export const notEnough = "Aún no hay suficientes";
export const tooFewBefore = "Muy pocos en el periodo anterior";
