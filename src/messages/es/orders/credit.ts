export const reasons = {
  order_paid: "Usado en un pedido",
  order_refunded: "Reembolso de un pedido",
  taken_back: "Se retiró: falló el reembolso al que pertenecía, y se hace de nuevo",
  refund_failed: "En lugar de un reembolso que no se pudo enviar",
  gift_card: "Una tarjeta de regalo",
  gift_card_paid_out: "Pagado a usted de una tarjeta de regalo",
  referral: "Gracias por recomendarnos",
  referral_taken_back: "Se retiró: el pedido de una persona que usted invitó se anuló o no contó",
};
