export const subject = (sum: string) => `${sum} de crédito: gracias por recomendarnos`;
export const heading = (sum: string) => `Tiene ${sum} más de crédito`;
export const text = (sum: string) =>
  `Alguien llegó por su enlace y ya recibió su primer pedido. Sumamos ${sum} a su crédito, que puede usar cuando pague su próximo pedido.`;
export const who = "En su página ve quién llegó por su enlace y cuánto ha ganado.";
export const see = "Ver sus recomendaciones";
export const backSubject = (sum: string) => `Retiramos ${sum} del crédito de una recomendación`;
export const backText = (sum: string) =>
  `El pedido de una persona que usted invitó se anuló o no contó, así que retiramos ${sum} del crédito que le dio. Lo que ya había usado sigue siendo suyo.`;
export const backWho =
  "Su página muestra de qué persona se trata. Si cree que es un error, responda a este correo.";
