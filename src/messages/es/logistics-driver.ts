export const offline = <Part>(strong: (words: string) => Part) => [
  strong("No tiene conexión."),
  " Esta es la ruta como la cargó su teléfono por última vez. ",
];
export const queued = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} sin enviar.`),
  " Se guarda en este teléfono y se envía cuando tenga conexión.",
];
export const sendNow = "Enviar ahora";
export const tryAgain = "Intentar de nuevo";
