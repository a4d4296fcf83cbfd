export const title = "Tarjetas de regalo";
export const description =
  "Regale comida de granjas familiares: una tarjeta por correo, el día que usted elija. No vence.";
export const lead =
  "Comida de granjas familiares, que elige quien recibe el regalo. Mandamos la tarjeta por correo electrónico el día que usted diga.";
export const noEnd = "No vence y no tiene cargos.";
export const paysFor =
  "Paga un pedido salvo los últimos 50 centavos; el resto se paga con tarjeta de crédito o débito.";
export const whatIsLeft = (sum: string) =>
  `Lo que sobra queda para el siguiente pedido. Si queda menos de ${sum}, se lo pagamos a quien lo pida.`;
export const forLater =
  "Una tarjeta de regalo se canjea con una cuenta: se vuelve crédito que se aplica automáticamente al pagar.";
export const haveOne = <Part>(redeem: (words: string) => Part) => [
  "¿Recibió una? ",
  redeem("Canjéela aquí"),
  ".",
];

export const form = "Su tarjeta de regalo";
export const howMuch = "¿De cuánto?";
export const amount = "Monto";
export const amountFrom = (least: string, most: string) => `De ${least} a ${most}`;
export const recipientName = "¿Para quién es?";
export const recipientEmail = "Correo de quien la recibe";
export const message = "Unas palabras (opcional)";
export const messageMost = (characters: number) => `Hasta ${characters} caracteres`;
export const sendOn = "Enviarla el";
export const sendOnWhen = "En la mañana de ese día, o enseguida si es hoy";
export const buyerName = "Su nombre";
export const buyerNameWhy = "Va en el correo, para que sepan de quién es";
export const buyerEmail = "Su correo electrónico";
export const buyerEmailWhy = "Para el recibo";
export const next = "Continuar al pago";
export const promise =
  "No lleva impuesto. Mientras no se use, puede hacer que la enviemos de nuevo, también a otro correo.";

export const thanks = "Gracias por el regalo";
export const onItsWay = (recipient: string) => `En este momento se la enviamos a ${recipient}.`;
export const comesOn = (recipient: string, day: string) =>
  `Se la enviaremos a ${recipient} el ${day}.`;
export const receipt = (number: string, email: string) =>
  `El recibo ${number} va en camino a ${email}.`;
export const another = "Comprar otra";

export const bought = "Tarjetas que compró";
export const sumFor = (sum: string, recipient: string) => `${sum} para ${recipient}`;
export const someone = "alguien";
export const notSent = (address: string, day: string) => `Se envía a ${address} el ${day}`;
export const sent = (address: string, day: string) => `Se envió a ${address} el ${day}`;
export const noAddress = "Ya no tiene correo. Escriba uno para que la enviemos.";
export const ofReceipt = (number: string) => `Recibo ${number}`;
export const redeemed = "Ya se usó.";
export const frozen = "Su banco está revisando el pago. Mientras tanto no se puede usar.";
export const voided = "Se canceló y reembolsamos lo que costó.";
export const sendAgain = "Enviar de nuevo";
export const changeAddress = "Cambiar el correo";
export const yourEmail = "Su correo, como en el recibo";
export const question = (recipient: string) =>
  `¿A qué correo la enviamos para ${recipient}? Un código enviado antes deja de servir.`;
export const sentNow = "Va en camino, con un código nuevo";
export const addressSaved = "Se enviará a ese correo";
export const notSentAgain = "No se envió de nuevo";
