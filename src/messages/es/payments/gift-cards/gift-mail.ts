export const subject = (sum: string, market: string) =>
  `Una tarjeta de regalo de ${sum} para ${market}`;
export const heading = (sum: string) => `${sum} para usted`;
export const text = (recipient: string, buyer: string, sum: string, market: string) =>
  `${recipient}: ${buyer} le envió ${sum} para ${market}, nuestro mercado de granjas familiares.`;
export const code = "Su código";
export const worth = "Valor";
export const howTo =
  "Abra el enlace, inicie sesión o cree una cuenta, y el dinero queda como crédito. Se descuenta solo al pagar su pedido, y lo que sobra queda para el siguiente.";
export const redeem = "Canjear la tarjeta de regalo";
export const law =
  "No vence y no tiene cargos. Sirve una vez: guarde este correo hasta que la haya canjeado.";

export const boughtSubject = (sum: string, number: string) =>
  `Compró una tarjeta de regalo de ${sum}, recibo ${number}`;
export const boughtHeading = "Gracias por el regalo";
export const boughtNow = (recipient: string, address: string) =>
  `En este momento se la enviamos a ${recipient}, a ${address}.`;
export const boughtLater = (recipient: string, address: string, day: string) =>
  `Se la enviaremos a ${recipient}, a ${address}, el ${day}.`;
export const receipt = "Recibo";
export const amount = "Monto";
export const wrongAddress =
  "¿El correo está mal o no llegó? Mientras la tarjeta no se haya usado, puede corregirlo y hacer que la enviemos de nuevo.";
export const seeBought = "Ver sus tarjetas de regalo";
export const noTax =
  "Una tarjeta de regalo no lleva impuesto: ya está en el precio de lo que se compra con ella.";
export const questions = (phone: string, email: string) =>
  `¿Preguntas? Llame al ${phone} o escriba a ${email}.`;
