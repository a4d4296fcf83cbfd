export const confirmEmail = "Primero confirme su correo";
export const alertGone = "Este aviso ya no existe";
export const weDeliver = (zip: string) => `Buenas noticias: ya entregamos en ${zip}`;
export const unreadable = "Esta línea no se puede leer";
export const twice = "Este correo está dos veces en el archivo";
export const noSubscriber = "No encontramos a este suscriptor";
export const noMessage = "No encontramos este mensaje";
export const noAudience = "No hay nadie entre los destinatarios";
export const notBeingSent = "Este mensaje no se está enviando";
export const alreadySent = "Este mensaje ya se envió";
export const state = "Estado";
export const source = "Origen";
export const tags = "Etiquetas";
export const since = "Desde";

export const thanks = "Gracias";
