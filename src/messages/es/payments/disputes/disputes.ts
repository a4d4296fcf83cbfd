export const statuses = {
  warning_needs_response: "Consulta por responder",
  warning_under_review: "Consulta en revisión",
  warning_closed: "Consulta cerrada",
  needs_response: "Por responder",
  under_review: "En revisión",
  won: "Ganada",
  lost: "Perdida",
  prevented: "Evitada",
};
export const reasons = {
  fraudulent: "El titular no hizo este pago",
  unrecognized: "El titular no reconoce este pago",
  product_not_received: "El pedido no llegó",
  product_unacceptable: "Los productos no eran como se describían",
  duplicate: "El pago se cobró dos veces",
  credit_not_processed: "Un reembolso prometido no llegó",
  subscription_canceled: "Se cobró después de cancelar",
};
export const sendEvidence = (sum: string) =>
  `El banco del cliente tomó ${sum} y el procesador de pagos, un cargo. Envíe pruebas para recuperar los dos, o acepte la disputa. Sin respuesta se pierde.`;
export const sendEvidenceBy = (sum: string, deadline: string) =>
  `El banco del cliente tomó ${sum} y el procesador de pagos, un cargo. Envíe pruebas antes del ${deadline} para recuperar los dos, o acepte la disputa. Sin respuesta se pierde.`;
export const answer = (sum: string) =>
  `El banco del cliente pregunta por este pago. Los ${sum} siguen con nosotros. Responda, o puede volverse una disputa.`;
export const answerBy = (sum: string, deadline: string) =>
  `El banco del cliente pregunta por este pago. Los ${sum} siguen con nosotros. Responda antes del ${deadline}, o puede volverse una disputa.`;
export const bankKeeps = (sum: string) =>
  `El banco tiene nuestras pruebas y retiene ${sum} hasta decidir. Hasta entonces no hay nada que hacer.`;
export const staysWhileDeciding = (sum: string) =>
  `El banco tiene nuestra respuesta. Los ${sum} siguen con nosotros mientras decide. Hasta entonces no hay nada que hacer.`;
export const decidedForUs = (sum: string) =>
  `El banco decidió a nuestro favor. Los ${sum} regresaron.`;
export const decidedForCustomer = (sum: string) =>
  `El banco decidió a favor del cliente, que se queda con ${sum}. Ya no se puede cambiar.`;
export const closed = (sum: string) =>
  `El banco lo cerró sin tomar el dinero. Los ${sum} siguen con nosotros.`;
export const unknown = (status: string) =>
  `El procesador de pagos dice “${status}”. Búsquelo en su página.`;
export const stops = {
  arrived: "Llegó a la puerta",
  delivered: "Entregado",
  not_home: "No se entregó",
  damaged: "Reportado como dañado",
  missing: "Reportado como faltante",
};
export const paidOf = (received: string, amount: string) => `${received} de ${amount}`;
export const unknownDriver = "desconocido";
export const recordedByHand = (driver: string) => `${driver} (registrado manualmente)`;
