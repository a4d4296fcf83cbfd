export const tabs = {
  contact: "Nombre y contacto",
  fees: "Impuesto, cargos y comisión",
  tax: "Impuesto por categoría",
  delivery: "Entrega",
  membership: "Miembros y bienvenida",
  limits: "Límites",
};
