export const orBegin = "O empiece con uno de estos";
export const filledIn =
  "El nombre, la categoría y la presentación ya vienen puestos. Usted pone el precio y las existencias.";
export const startedFrom =
  "El nombre, la categoría y la presentación ya vienen puestos. Ponga su precio y sus existencias, y cambie lo que en su granja sea distinto.";
