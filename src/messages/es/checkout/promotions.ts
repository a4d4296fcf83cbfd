export const unknown = "No reconocemos este código. Revise cómo lo escribió o pague sin él.";
export const limits = {
  ended: "Este código de promoción ya terminó.",
  used_up: "Este código de promoción ya se usó todas las veces que se podía.",
  used_by_you: "Ya usó este código de promoción todas las veces que podía.",
  first_order: "Este código es para el primer pedido.",
  own_code: "Este código es para quienes usted invite: mándeles su enlace.",
  not_here: "Este código de promoción no vale para este pedido. Puede pagar sin él.",
};
export const startsOn = (day: string) => `Este código de promoción vale desde el ${day}.`;
export const expiredOn = (day: string) => `Este código de promoción venció el ${day}.`;
export const otherGoods = "Este código de promoción es para productos que no están en su carrito.";
export const addMore = (amount: string) =>
  `Agregue ${amount} más en productos de esta promoción para usar el código.`;
export const codeShape = "Un código de promoción tiene de 3 a 24 letras y números.";
export const codeOfGift =
  "Con 16 letras y números se confunde con una tarjeta de regalo. Hágalo más corto o más largo.";
export const wholeUses = "Los usos son números enteros a partir de 1.";
export const wrongDay = "Elija un día o deje el campo vacío.";
export const wrongValue = "Escriba hasta 100% o hasta $200.00.";
export const deliveryIsMarkets = "La entrega gratis la ofrece Furrow.";
export const chooseFarm = "Vuelva a elegir la granja.";
export const endsBefore = "El último día es anterior al primero.";
export const codeTaken = "Ya hay un código de promoción con estas letras.";
export const notFound = "No encontramos ese código de promoción";
