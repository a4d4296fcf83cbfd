export const amount = (least: string, most: string) => `Elija un monto de ${least} a ${most}`;
export const recipientName = "Diga para quién es";
export const nameLong = (characters: number) => `Como máximo ${characters} caracteres`;
export const recipientEmail = "Escriba el correo al que la enviamos";
export const messageLong = (characters: number) => `Como máximo ${characters} caracteres`;
export const sendOn = "Elija un día";
export const sendWithin = (first: string, last: string) =>
  `Elija un día entre el ${first} y el ${last}`;
export const buyerName = "Escriba su nombre";
export const buyerEmail = "Escriba su correo electrónico";
export const otherBuyer = "Escriba el correo al que enviamos el recibo";
export const code = "Un código tiene 16 letras y números, como en nuestro correo";
/** One answer for every code that cannot be used, whatever the reason. */
export const noCode =
  "No encontramos una tarjeta de regalo con ese código, o ya se usó. Revise el correo otra vez o escríbanos.";
export const unknown = "No encontramos esa tarjeta de regalo";
export const notOpen = "Esta tarjeta de regalo ya se usó o se canceló";
export const noUser = "No encontramos a esa persona";
export const otherRemaining = "Lo que queda cambió. Revíselo de nuevo.";
export const tooMuch = (sum: string) => `Solo se pagan saldos de menos de ${sum}`;
