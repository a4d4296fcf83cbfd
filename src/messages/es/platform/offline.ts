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
