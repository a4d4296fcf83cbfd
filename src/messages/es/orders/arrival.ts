import { period, plural } from "../kit.ts";

export const expected = (range: string) => `Esperamos llegar a su puerta ${range}${period(range)}`;
export const lateBy = (range: string) =>
  `La camioneta con su pedido va con retraso: esperamos llegar a su puerta ${range}${period(range)}`;
export const doorsBefore = (doors: number) =>
  doors === 0
    ? "Usted sigue."
    : plural(doors, {
        one: "Hay 1 entrega antes de la suya.",
        other: `Hay ${doors} entregas antes de la suya.`,
      });
