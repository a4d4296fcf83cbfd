import { plural } from "../kit.ts";

export const offline = <Part>(asOf: string, strong: (words: string) => Part) => [
  strong("No tiene conexión."),
  ` ${asOf} `,
];
export const queued = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} sin enviar.`),
  " Lo guardamos en este teléfono y lo enviamos cuando tenga conexión.",
];
export const sendNow = "Enviar ahora";
export const tryAgain = "Reintentar";
export const notAccepted = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} sin aceptar.`),
  " Lo demás sigue su curso. Revise cada uno: envíelo otra vez, o avise al equipo y quítelo.",
];
export const neverSent = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} ${plural(count, { one: "no se envió", other: "no se enviaron" })}.`),
  " Su cuenta ya no puede enviar lo que guarda este teléfono. Dígale al equipo lo que dice y quítelo. Si recupera su acceso, se envía entonces.",
];
export const leftNotAccepted = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} sin aceptar.`),
  " Su cuenta ya no puede enviar lo que guarda este teléfono. Dígale al equipo lo que dice y quítelo. Si recupera su acceso, puede enviarlo otra vez.",
];
export const sendAgain = "Enviar otra vez";
export const sendAgainOf = (words: string) => `Enviar otra vez: ${words}`;
export const remove = "Quitar";
export const removeOf = (words: string) => `Quitar: ${words}`;
export const removeQuestion = (words: string) =>
  `${words}. Nadie más lo tiene: al quitarlo de este teléfono, se pierde.`;
