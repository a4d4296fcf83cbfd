import { plural } from "../kit.ts";

export const chooseWindow = "Elija un horario de entrega";
export const californiaOnly = "Solo entregamos en California";
export const chooseDay = "Elija un día de entrega";
export const shortInstructions = "Use menos de 500 caracteres para las indicaciones";
export const unknownProduct = "Producto desconocido";
export const wholeNumbers = "Las cantidades son números enteros";
export const fromOne = "Las cantidades empiezan en 1";
export const mostOfOne = (units: number) => `Como máximo ${units} de un producto`;
export const pricesInDollars = "Indique los precios en dólares";
export const emptyCart = "Su carrito está vacío";
export const mostProducts = (products: number) =>
  `Como máximo ${products} productos distintos por pedido`;
export const amountInDollars = "Indique el monto en dólares";
export const unknownCheckout = "Compra desconocida";
export const sayCredit = "Indique si quiere usar su crédito";
export const unknownPayment = "Pago desconocido";
export const noPayment = "No encontramos ese pago";

export const alreadyPaid = "Este pedido ya está pagado.";
export const tooManyOrders = "Son muchos pedidos en una hora. Inténtelo más tarde.";
export const windowFull = "Este horario de entrega está lleno. Elija otro.";
export const noDelivery = "No hay entregas en los próximos días";
export const dayGone = "Ya no podemos entregar ese día. Elija otro.";
export const changedElsewhere =
  "Su carrito cambió en otro lugar. Revíselo de nuevo antes de pagar.";
export const notPaid = "El pago no se realizó";
export const pricesChanging = "Estamos cambiando los precios. Inténtelo de nuevo.";
export const pricesChanged = (total: string) =>
  `Cambiaron los precios. Su total ahora es ${total}.`;
export const taxDeliveryCredit = "Impuesto, entrega y crédito";
export const taxDelivery = "Impuesto y entrega";
export const tooSmall = "Este pedido es muy pequeño para pagarlo con tarjeta";
export const tooLarge = "Aquí no se pueden hacer pedidos de más de $5,000.00. Escríbanos.";
export const unitsOf = (units: number, product: string) => `${units} de ${product}`;
export const holdNoMore = (goods: readonly string[]) =>
  `Por ahora no podemos apartarle más de ${goods.join(", ")}. Lleve esa cantidad o inténtelo en unos minutos.`;
export const productLeft = (product: string, units: number) =>
  `${product} (${plural(units, { one: `queda ${units}`, other: `quedan ${units}` })})`;
export const notEnough = (goods: readonly string[]) => `No alcanza: ${goods.join(", ")}`;
