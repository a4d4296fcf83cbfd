export const cards = {
  visa: { label: "Visa", effect: "Pasa al momento." },
  mastercard: { label: "Mastercard", effect: "Pasa al momento." },
  declined: { label: "Rechazada", effect: "El banco dice que no y no da razón." },
  funds: { label: "Sin fondos", effect: "Rechazada: no hay suficiente dinero." },
  expired: { label: "Vencida", effect: "Rechazada: la tarjeta está vencida." },
  code: { label: "Código incorrecto", effect: "Rechazada: el código de seguridad no es correcto." },
  bankError: { label: "Error del banco", effect: "Falla en el banco; otro intento puede pasar." },
  holder: {
    label: "Pide confirmar",
    effect: "Se detiene hasta que el titular confirma (3-D Secure).",
  },
};
