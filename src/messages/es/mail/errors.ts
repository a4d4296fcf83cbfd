export const chooseTopic = "Elija de qué se trata";
export const orderNumber = (example: string) => `Un número de pedido es como ${example}`;
export const name = "Escriba su nombre";
export const message = "Escriba su mensaje";
export const noMessage = "No encontramos este mensaje";
export const noEmail = "No encontramos este correo";
export const notSuppressed = "Esta dirección no está bloqueada";
export const attachAgain = "Agregue el archivo de nuevo.";
export const noAttachment = "Este mensaje no tiene archivo adjunto";
