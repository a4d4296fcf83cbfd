export const sending = (file: string) => `Enviando ${file}`;
export const sent = (percent: number) => `Enviando: ${percent}%`;
export const added = "Agregado";
export const tryAgain = "Reintentar";
export const remove = "Quitar";
export const stillSending = "Un archivo todavía se está enviando. Espere un momento.";
export const notAllSent = "Un archivo no se envió. Inténtelo de nuevo o quítelo.";
