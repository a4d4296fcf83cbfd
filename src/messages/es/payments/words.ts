export const brands = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};
export const card = "Tarjeta";
export const endingIn = (brand: string, digits: string) => `${brand} terminada en ${digits}`;
export const states = {
  awaiting_method: "Sin pagar",
  awaiting_action: "Por confirmar con el banco",
  processing: "En proceso",
  succeeded: "Pagado",
  partly_refunded: "Reembolsado en parte",
  refunded: "Reembolsado",
  canceled: "Cancelado",
};
export const refundFailed = "Reembolso fallido";
export const partUnderWay = "Reembolso parcial en curso";
export const underWay = "Reembolso en curso";
export const refundStates = {
  requested: "solicitado",
  pending: "pendiente",
  succeeded: "enviado",
  failed: "fallido",
};
export const refundReasons = {
  goods_gone: "se agotó",
  order_closed: "pedido cerrado",
  order_moved: "pedido con otra dirección",
  second_payment: "segundo pago",
  amount_mismatch: "monto distinto",
  made_at_provider: "hecho en el procesador de pagos",
  gift_card_voided: "tarjeta de regalo cancelada",
};
