export const subject = (sum: string) =>
  `${sum} de crédito: gracias por recomendarnos a una amistad`;
export const heading = (sum: string) => `Tiene ${sum} más de crédito`;
export const text = (sum: string) =>
  `Una amistad llegó por su enlace y ya recibió su primer pedido. Sumamos ${sum} a su crédito, que puede usar cuando pague su próximo pedido.`;
export const who = "Su página muestra quién vino y cuánto ganó usted.";
export const see = "Ver sus recomendaciones";
