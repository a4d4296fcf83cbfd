import { number, plural } from "../kit.ts";

export const willEmail = (zip: string) => `Le escribiremos cuando entreguemos en ${zip}.`;
export const list = "Lista de espera";
export const tellMe = "Avisarme cuando entreguen aquí";
export const oneEmail = "Un correo cuando llegue el día, y nada más";
export const example = "nombre@ejemplo.com";
export const putMe = "Anotarme en la lista";
export const already = (n: number) =>
  plural(n, {
    one: "Ahí ya espera un vecino.",
    other: `Ahí ya esperan ${number(n)} vecinos.`,
  });
export const firstThere = "Es la primera persona de ahí. Avise a sus vecinos: cada persona cuenta.";
export const neighbors = (n: number) =>
  plural(n, {
    one: "Ahí también espera un vecino.",
    other: `Ahí también esperan ${number(n)} vecinos.`,
  });

export const fiveDigits = "Escriba un código postal de cinco dígitos";
