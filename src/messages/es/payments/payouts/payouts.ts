import { number, plural } from "../../kit.ts";

/** How far a payout to a farm is. */
export const states = {
  drafted: "Preparado",
  held: "Retenido",
  sending: "Enviándose",
  failed: "Rechazado",
  in_transit: "En camino",
  paid: "Pagado",
  reversing: "Recuperándose",
  reversed: "Recuperado",
  canceled: "Cancelado",
};
export const runStates = {
  drafted: "Espera aprobación",
  approved: "Enviándose",
  done: "Terminado",
  canceled: "Cancelado",
};
type RunStatus = { state: string; failed: number; held: number };
export const runStatus = ({ state, failed, held }: RunStatus) =>
  [
    state,
    ...(failed > 0
      ? [plural(failed, { one: "1 rechazado", other: `${number(failed)} rechazados` })]
      : []),
    ...(held > 0 ? [plural(held, { one: "1 retenido", other: `${number(held)} retenidos` })] : []),
  ].join(", ");
export const holds = {
  negative: "Debe por reembolsos más de lo que ha ganado desde entonces",
  too_small: "Menos que el pago mínimo",
  account: "La granja no ha configurado su cuenta para recibir pagos",
  disputed: "Todo es de pedidos en disputa",
  our_balance: "Nuestro saldo en el procesador de pagos no alcanzaba",
  team: "Retenido por el equipo",
};
export const holdsForFarm = {
  negative:
    "Los reembolsos fueron más que lo vendido. La diferencia se descuenta del siguiente pago.",
  too_small: "Es menos que el pago mínimo, así que espera al siguiente día de pago.",
  account:
    "Su cuenta para recibir pagos no está lista. Se le paga en el primer día de pago después de que la configure.",
  disputed:
    "Los bancos están revisando estos pedidos. Lo que ganaron se paga cuando eso se resuelva.",
  our_balance: "Esta vez no pudimos enviarlo. Se paga el siguiente día de pago.",
  team: "Lo estamos revisando. Se paga el siguiente día de pago.",
};

/** The lines of a statement. */
export const items = {
  sold: "Vendido",
  refund: "Reembolso",
  decided: "Decidido después",
  undone: "Reembolso que no llegó",
};
export const fault = (cause: string, bearer: string) => `${cause}. Lo asume: ${bearer}.`;
export const teamSays = (reason: string) => `Así lo decidió el equipo: “${reason}”`;
