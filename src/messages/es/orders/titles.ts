export const yours = "Sus pedidos";
export const yourOrder = "Su pedido";
export const yourOrderDescription = "Su pedido: dónde está, qué trae y qué se puede cambiar.";
export const pay = "Pagar su pedido";
export const payDescription = "Lo que pidió por teléfono y el formulario para pagarlo.";
export const order = (number: string) => `Pedido ${number}`;
export const all = "Pedidos";
export const byPhone = "Pedido por teléfono";
export const problems = "Problemas";
