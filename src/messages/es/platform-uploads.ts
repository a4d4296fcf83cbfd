export const sending = (file: string) => `Enviando ${file}`;
export const sent = (percent: number) => `Enviando: ${percent}%`;
export const added = "Agregado";
export const tryAgain = "Intentar de nuevo";
export const remove = "Quitar";
export const stillSending = "Un archivo todavía se está enviando. Espere un momento, por favor.";
export const notAllSent = "Un archivo no se envió. Inténtelo de nuevo o quítelo, por favor.";
