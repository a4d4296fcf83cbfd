export const reasons = {
  order_paid: "Usado en un pedido",
  order_refunded: "Devuelto por un pedido",
  refund_failed: "En lugar de un reembolso que su banco no aceptó",
};
