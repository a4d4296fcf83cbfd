export const topics = {
  order: "Un pedido",
  delivery: "Entrega",
  payment: "Pago o reembolso",
  membership: "Membresía",
  farm: "Una granja o una visita",
  accessibility: "Una barrera en este sitio",
  press: "Prensa",
  other: "Otra cosa",
};
