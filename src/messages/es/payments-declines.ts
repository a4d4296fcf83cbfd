/** What a bank's or the provider's no means. */
export const declines = {
  card_declined:
    "El banco rechazó su tarjeta. No se cobró nada. Inténtelo de nuevo o elija otra tarjeta.",
  insufficient_funds: "La tarjeta no tiene fondos suficientes. No se cobró nada. Elija otra.",
  expired_card: "La tarjeta ya venció. No se cobró nada. Elija otra.",
  incorrect_cvc: "El código de seguridad no es correcto. No se cobró nada. Revíselo.",
  incorrect_number: "El número de la tarjeta no es correcto. No se cobró nada. Revíselo.",
  processing_error:
    "El banco no pudo procesar su tarjeta. No se cobró nada. Inténtelo de nuevo en un momento.",
  card_not_supported: "Esta tarjeta no sirve para compras como esta. No se cobró nada. Elija otra.",
  authentication_required: "El banco pide que usted confirme el pago. No se cobró nada.",
  authentication_failed:
    "El banco no pudo confirmar que el pago es suyo. No se cobró nada. Elija otra tarjeta.",
  payment_failed: "El pago no se hizo. No se cobró nada. Elija otra forma de pagar.",
};
