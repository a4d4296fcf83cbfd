export const tabs = {
  contact: "Nombre y contacto",
  fees: "Impuesto, cargos y comisión",
  delivery: "Entrega",
  membership: "Miembros y bienvenida",
  limits: "Límites",
};
