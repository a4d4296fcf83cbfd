export const states = {
  waiting: "En espera de entrega",
  credited: "Acreditada",
  refused: "Rechazada",
  taken_back: "Retirada",
};
export const steps = {
  joined: "hizo su primer pedido",
  delivered: "primer pedido entregado",
  credited: "acreditado",
  ended: "se rechazó",
};
export const ends = {
  own_order: "El pedido es del mismo cliente",
  same_household: "El pedido fue al mismo hogar del cliente, o a uno que ya había pedido",
  too_small: "A la persona invitada se le reembolsó tanto que quedó muy poco",
  undone: "El cliente canceló el pedido",
  fraud: "El banco declaró fraudulento el pago",
};
