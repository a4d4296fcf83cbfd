import { period } from "../kit.ts";

export const title = "Pagos";
export const lead =
  "Lo que pagaron los clientes, lo que se les reembolsó y lo que disputan sus bancos.";
export const payment = "Pago";
export const notAnOrder = "Todavía no es pedido";
export const when = "Fecha";
export const customer = "Cliente";
export const status = "Estado";
export const allStatuses = "Todos los estados";
export const withRefunds = {
  standing: "Con reembolsos de partes de pedidos",
  any: "Con algún reembolso",
};
export const withOrWithoutRefunds = "Con o sin reembolsos";
export const refundedIn = (days: string) => `Reembolsados del ${days}`;
export const disputed = "En disputa";
export const amount = "Monto";
export const refunded = "Reembolsado";
export const providerId = "ID en el procesador de pagos";
export const search = "Buscar números de pedido y clientes";
export const none = "Todavía no hay pagos";

export const needsAttention = "Por atender";
export const disputes = <Part>(link: Part, sum: string) => [
  link,
  `: el banco del cliente disputa ${sum}. Responda.`,
];
export const disputesBy = <Part>(link: Part, sum: string, deadline: string) => [
  link,
  `: el banco del cliente disputa ${sum}. Responda antes del ${deadline}${period(deadline)}`,
];
export const refundFailed = <Part>(link: Part, sum: string, at: string) => [
  link,
  `: un reembolso de ${sum} falló el ${at}${period(at)}`,
];
export const standingNotLoaded = "La conciliación con el procesador de pagos no cargó";
export const books = "Nuestros libros y los del procesador de pagos";
export const notCompared =
  "Nuestros libros todavía no se han conciliado con los del procesador de pagos.";
export const unanswered =
  "Desde entonces el procesador de pagos no responde; seguimos preguntando.";
export const seeComparison = "Ver la conciliación";

export const cancelQuestion =
  "¿Cancelarlo y reembolsar todo? El cliente recibe un correo. No se puede deshacer.";
export const cancelDisputedQuestion =
  "¿Cancelarlo? Lo que todavía no está listo vuelve a la venta. El cliente recibe un correo que dice que el pago está en el banco: nada se reembolsa mientras dure la disputa. No se puede deshacer.";
export const notCanceled = "El pedido no se canceló";
export const canceled = "El pedido está cancelado";
export const canceledAndRefunded = "El pedido está cancelado y reembolsado";
export const cancelOrder = "Cancelar el pedido";

export const notSentAgain = "El reembolso no se envió otra vez";
export const onItsWayAgain = (sum: string) => `${sum} va en camino otra vez`;
export const noCredit = "No se abonó ningún crédito";
export const hasCredit = (sum: string) => `El cliente tiene ${sum} como crédito`;
export const cameBack =
  "El banco regresó el dinero, así que el cliente no lo tiene. Envíelo otra vez o abónelo como crédito.";
export const cameBackNoAccount =
  "El banco regresó el dinero, así que el cliente no lo tiene. Envíelo otra vez. No hay cuenta que pueda guardar crédito: si falla de nuevo, escríbale al cliente.";
export const sendAgain = "Enviar otra vez";
export const sendAgainQuestion = (sum: string) =>
  `¿Enviar ${sum} otra vez a la tarjeta o cuenta con que se pagó? Si está cancelada, vuelve a fallar.`;
export const asCredit = "Abonar como crédito";
export const asCreditQuestion = (sum: string) =>
  `¿Abonarle al cliente ${sum} como crédito? El cliente recibe un correo y nada va a la tarjeta.`;

export const doNotSend = "En disputa: no enviar";
export const notKnown = "No se sabe";
export const since = "Fecha";
export const order = "Pedido";
export const delivery = "Entrega";
export const tax = "Impuesto";
export const taxAt = (sum: string, percent: number) => `${sum} (${percent}%)`;
export const paidWithCredit = "Pagado con crédito";
export const refunds = "Reembolsos";
export const credit = (sum: string) => `${sum} como crédito`;
export const goodsAlone = "Productos por los que no se reembolsa dinero";
export const disputesTitle = "Disputas";
export const statusBy = (state: string, deadline: string) => `${state} antes del ${deadline}`;
export const seeAndAnswer = "Ver las pruebas y responder";
export const seeDispute = "Ver la disputa";
export const history = "Historial del pedido";
export const ledger = "Libro mayor";
export const what = "Qué";
export const account = "Cuenta";
export const ledgerKinds = {
  sale: "Venta",
  provider_fee: "Comisión del procesador de pagos",
  late_payment: "Pago tardío",
  refund: "Reembolso",
  deposit: "Depósito",
  deposit_returned: "Depósito reembolsado",
  deposit_lost: "Depósito perdido en una disputa",
  order_refund: "Reembolso de pedido",
  dispute: "Disputa",
  dispute_won: "Disputa ganada",
  payment: "Pago",
  refund_failed: "Reembolso fallido",
  order_refund_undone: "Reembolso anulado",
  credit: "Crédito",
  credit_spent: "Crédito usado",
  refund_credited: "Reembolso en crédito",
  payment_returned: "Pago reembolsado",
  goodwill: "Cortesía",
  bearer_changed: "Reembolso asumido por otro",
  payout_sent: "Pago a una granja",
  payout_paid: "Pago que llegó",
  payout_reversed: "Pago recuperado",
  own_payout: "Envío a nuestro banco",
  gift_card_sold: "Tarjeta de regalo vendida",
  gift_card_redeemed: "Tarjeta de regalo canjeada",
  gift_card_returned: "Tarjeta de regalo cancelada",
  gift_card_lost: "Tarjeta de regalo perdida en una disputa",
  credit_paid_out: "Crédito pagado al cliente",
  referral: "Recomendación",
  referral_taken_back: "Recomendación retirada",
};
export const accounts = {
  provider_balance: "Saldo en el procesador de pagos",
  own_bank: "Nuestra cuenta de banco",
  card_fees: "Comisiones de tarjeta",
  farm_payable: "Por pagar a granjas",
  farm_in_transit: "En camino a las granjas",
  farm_paid: "Pagado a las granjas",
  commission: "Comisión",
  delivery_fees: "Cargos de entrega",
  tax_payable: "Impuesto por pagar",
  customer_refunds: "Reembolsos por pagar a clientes",
  customer_deposits: "Depósitos de clientes",
  customer_credit: "Crédito de clientes",
  gift_cards: "Tarjetas de regalo",
  goodwill: "Cortesías",
  box_gifts: "Descuentos de canastas",
  promotions: "Códigos de promoción",
  referrals: "Crédito por recomendaciones",
  market_losses: "Pérdidas del mercado",
  carrier_losses: "Por reclamar al transportista",
  paid_by_check: "Pagado con cheque",
  disputes: "Disputas",
  other_income: "Otros ingresos",
};

export const csvDay = "Día";
export const csvNumber = "Número";
export const csvEmail = "Correo";
export const csvState = "Estado";
export const csvProviderId = "ID en el procesador de pagos";
