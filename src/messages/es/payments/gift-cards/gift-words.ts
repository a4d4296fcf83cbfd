export const states = {
  pending: "Sin pagar",
  active: "Sin usar",
  frozen: "Congelada",
  redeemed: "Canjeada",
  voided: "Cancelada",
};
