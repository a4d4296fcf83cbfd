/** Follows each reason: what a decline costs. */
export const nothingCharged = "No se cobró nada.";
/** What a bank's or the provider's no means, and what to do at the form where one pays. */
export const declines = {
  card_declined: {
    why: "El banco rechazó su tarjeta.",
    advice: "Inténtelo de nuevo o elija otra tarjeta.",
  },
  insufficient_funds: { why: "La tarjeta no tiene fondos suficientes.", advice: "Elija otra." },
  expired_card: { why: "La tarjeta ya venció.", advice: "Elija otra." },
  incorrect_cvc: { why: "El código de seguridad no es correcto.", advice: "Revíselo." },
  incorrect_number: { why: "El número de la tarjeta no es correcto.", advice: "Revíselo." },
  processing_error: {
    why: "El banco no pudo procesar su tarjeta.",
    advice: "Inténtelo de nuevo en un momento.",
  },
  card_not_supported: {
    why: "Esta tarjeta no sirve para compras como esta.",
    advice: "Elija otra.",
  },
  authentication_required: { why: "El banco pide que usted confirme el pago.", advice: "" },
  authentication_failed: {
    why: "El banco no pudo confirmar que el pago es suyo.",
    advice: "Elija otra tarjeta.",
  },
  payment_failed: { why: "El pago no se hizo.", advice: "Elija otra forma de pagar." },
};
