import { plural } from "../kit.ts";

export const names = {
  email: "correo",
  firstName: "nombre",
  lastName: "apellido",
  address: "calle y número",
  city: "ciudad",
  zipCode: "código postal",
  phone: "teléfono",
  deliveryDate: "día de entrega",
  deliveryTime: "horario de entrega",
  specialInstructions: "indicaciones",
};
export const enterFirstName = "Escriba el nombre";
export const enterStreet = "Escriba la calle y el número";
export const enterCity = "Escriba la ciudad";
export const enterZip = "Escriba el código postal";
export const homeAddress = "Casa";
export const fiveDigits = "El código postal tiene cinco dígitos";
export const californiaZip =
  "Entregamos en California: escriba un código postal entre 90001 y 96162";
export const takeCredit = (amount: string) => `Usar ${amount} de crédito`;
export const lastByCard = (credit: string, least: string) =>
  `Tiene ${credit}. Los últimos ${least} de un pedido se pagan con tarjeta.`;
export const comesOff = "Se descuenta de este pedido.";
export const email = "Correo electrónico";
export const forConfirmation = "Para la confirmación y los avisos de entrega";
export const firstName = "Nombre";
export const firstNameOptional = "Nombre (opcional)";
export const lastNameOptional = "Apellido (opcional)";
export const phoneOptional = "Teléfono (opcional)";
export const forDriver = "Solo para el chofer, el día de la entrega";
export const zip = "Código postal";
export const city = "Ciudad";
export const street = "Calle y número";
export const deliverTo = "Entregar en";
export const elsewhere = "Entregar en otro lugar";
export const notServed = "Todavía no entregamos en este código postal";
export const served = (town: string, state: string) => `✓ Entregamos en ${town}, ${state}. `;
export const stateOnly = (state: string) => `Estado: ${state}. Solo entregamos en California.`;
export const saveAddress = "Guardar esta dirección";
export const instructionsOptional = "Indicaciones de entrega (opcional)";
export const instructionsHint = "Código de la reja, lugar seguro, dejar en la puerta";
export const lastTime = "La última vez";
export const daysNotLoaded =
  "Los días de entrega no cargaron. Su pedido llegará el primer día disponible.";
export const noDays = "No hay entregas a este código postal en los próximos días.";
export const day = "Día de entrega";
export const orderBy = (until: string) => `Para este día, pida hasta el ${until}`;
export const fullNext = (window: string, next: string) =>
  `El horario de ${window} está lleno. El siguiente libre es el ${next}`;
export const fullNoLater = (window: string) =>
  `El horario de ${window} está lleno. No hay otro más tarde.`;
export const windowOn = (on: string) => `Horario de entrega del ${on}`;
export const full = "Lleno";
export const left = (places: number) =>
  plural(places, { one: "Queda 1 lugar", other: `Quedan ${places} lugares` });
export const addPromotion = "Agregar un código o una tarjeta de regalo";
export const promotionCode = "Código de promoción o de regalo";
export const applyPromotion = "Aplicar";
export const promotionTakesOff = (code: string, amount: string) =>
  `${code} le descuenta ${amount}.`;
export const promotionCounts = (code: string) => `${code} vale para este pedido.`;
export const giftNeedsAccount =
  "Es el código de una tarjeta de regalo. Inicie sesión o cree una cuenta y escríbalo de nuevo: el dinero queda en su cuenta.";
export const giftAdded = (sum: string) => `La tarjeta de regalo agregó ${sum} a su crédito.`;
export const removePromotion = "Quitar";
export const removePromotionCode = (code: string) => `Quitar el código ${code}`;
