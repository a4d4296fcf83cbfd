export const tabs = {
  contact: "Nombre y contacto",
  fees: "Impuesto, cargos y comisión",
  tax: "Impuesto por categoría",
  delivery: "Entrega",
  payouts: "Pagos a las granjas",
  books: "Contabilidad",
  referrals: "Recomendaciones",
  reviews: "Opiniones",
  membership: "Miembros y bienvenida",
  limits: "Límites",
};
