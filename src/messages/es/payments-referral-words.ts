export const states = {
  waiting: "espera la entrega",
  credited: "acreditada",
  refused: "no contó",
  taken_back: "retirada",
};
export const steps = {
  joined: "hizo su primer pedido",
  delivered: "primer pedido entregado",
  credited: "acreditado",
  ended: "no contó",
};
export const ends = {
  own_order: "El pedido es del mismo cliente",
  undone: "El cliente anuló el pedido",
  fraud: "El banco declaró fraudulento el pago",
};
