export const unknown = "No conocemos este código. Revise sus letras o pague sin él.";
export const ended = "Este código de promoción ya terminó.";
export const startsOn = (day: string) => `Este código de promoción vale desde el ${day}.`;
export const expiredOn = (day: string) => `Este código de promoción venció el ${day}.`;
export const usedUp = "Este código de promoción ya se usó todas las veces que se podía.";
export const usedByYou = "Ya usó este código de promoción todas las veces que podía.";
export const firstOrder = "Este código es para el primer pedido.";
export const otherGoods = "Este código de promoción es para productos que no están en su carrito.";
export const addMore = (amount: string) =>
  `Agregue ${amount} más de sus productos para usar este código.`;
export const codeShape = "Un código de promoción tiene de 3 a 24 letras y números.";
