export const title = "Crédito";
export const lead = "Dinero para su próximo pedido. Se aplica automáticamente al pagar y no vence.";
export const none = "Todavía no tiene crédito";
export const orders = "Sus pedidos";
export const noneText =
  "Si algo sale mal con una entrega, usted elige cómo se lo reembolsamos: a su tarjeta o como crédito, que aparece aquí.";
export const redeemTitle = "Canjear una tarjeta de regalo";
export const code = "Código";
export const codeAs = "16 letras y números, como en nuestro correo";
export const redeem = "Canjear";
export const redeemed = (sum: string) => `Agregamos ${sum} a su crédito`;
export const buyOne = <Part>(buy: (words: string) => Part) => [
  "También puede ",
  buy("regalarle una a alguien"),
  ".",
];
export const youHave = "Usted tiene";
export const history = "Historial";
export const order = <Part>(number: Part) => ["Pedido ", number];
