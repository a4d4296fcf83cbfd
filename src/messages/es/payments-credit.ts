export const title = "Crédito";
export const lead = "Dinero para su próximo pedido. Se usa solo al pagar y no vence.";
export const none = "Todavía no tiene crédito";
export const orders = "Sus pedidos";
export const noneText =
  "Si algo sale mal con una entrega, usted elige cómo se lo devolvemos: a su tarjeta o como crédito, que aparece aquí.";
export const youHave = "Usted tiene";
export const history = "Historial";
export const order = <Part>(number: Part) => ["Pedido ", number];
