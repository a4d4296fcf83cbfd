import { plural } from "../kit.ts";

export const sizes = { small: "Canasta chica", medium: "Canasta mediana", large: "Canasta grande" };
export const feeds = {
  small: "Una o dos personas",
  medium: "Dos o tres personas",
  large: "Una familia de cuatro",
};
export const rhythms = { 1: "cada semana", 2: "cada dos semanas", 4: "cada cuatro semanas" };
export const states = {
  planned: "Planeada",
  skipped: "Saltada",
  charging: "Se está cobrando",
  declined: "Tarjeta rechazada",
  placed: "Pedida",
  given_up: "No llega",
  canceled: "Cancelada",
};
export const withoutAllergen = {
  milk: "Sin leche",
  eggs: "Sin huevo",
  fish: "Sin pescado",
  shellfish: "Sin mariscos",
  "tree nuts": "Sin nueces de árbol",
  peanuts: "Sin cacahuate",
  wheat: "Sin trigo",
  soy: "Sin soya",
  sesame: "Sin ajonjolí",
};
export const undeclared =
  "También queda fuera lo que pueda contenerlo y lo que no declare sus alérgenos.";

export const unmet = {
  gone: (instead: string, wanted: string) =>
    `No pudimos cambiar ${instead} por ${wanted}: no hay para ese día.`,
  price: (instead: string, wanted: string) =>
    `No pudimos cambiar ${instead} por ${wanted}: la canasta no llegaría a su precio.`,
};
export const keeps = (thing: string) => `Se queda en la canasta: ${thing}.`;
export const noLongerSold = "un producto que ya no se vende";
export const unmetNow = (swaps: number) =>
  plural(swaps, {
    one: "Por ahora un cambio no es posible:",
    other: "Por ahora algunos cambios no son posibles:",
  });
export const unmetThen = (swaps: number) =>
  plural(swaps, {
    one: "Un cambio no fue posible:",
    other: "Algunos cambios no fueron posibles:",
  });

export const refusals = {
  harvest: "La cosecha de esta semana no alcanza para llenar su canasta como la pidió.",
  windows_full: "Todos los horarios de entrega de ese día están llenos.",
  ended: "La suscripción terminó.",
  account_closed: "La cuenta estaba cerrada o por borrarse.",
  late: "No quedó tiempo para cobrarla antes de que cerraran los pedidos de ese día.",
  declined: "La tarjeta fue rechazada.",
  declined_thrice: "La tarjeta fue rechazada tres veces.",
  goods_gone: "Sus productos se habían acabado cuando llegó el pago; el dinero se reembolsa.",
  wrong_amount: "El pago no era por el precio de la canasta; el dinero se reembolsa.",
};
export const notServed = (zipCode: string) => `Por ahora no llegamos a ${zipCode}.`;

type Agreement = {
  market: string;
  card: string;
  total: string;
  box: string;
  rhythm: string;
  day: string;
};
export const consent = ({ market, card, total, box, rhythm, day }: Agreement) =>
  `Acepto que ${market} cobre ${total} a mi ${card} por una ${box} ${rhythm}, por primera vez el ${day}, hasta que yo cancele. Puedo saltar o cancelar cada canasta en línea hasta que se cobre.`;
