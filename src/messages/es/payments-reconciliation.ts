import { number, period, plural } from "./kit.ts";

export const title = "Comparación con el proveedor";
export const lead =
  "Cada noche comparamos con nuestros libros cada movimiento de nuestro saldo con el proveedor de pagos.";
export const allPayments = "Todos los pagos de clientes";
export const check = "Comparar ahora";
export const notStarted = "La comparación no empezó";
export const starting = "La comparación está por empezar.";
export const comparing = (count: number) =>
  plural(count, {
    one: `Comparando: ${number(count)} movimiento leído hasta ahora.`,
    other: `Comparando: ${number(count)} movimientos leídos hasta ahora.`,
  });
export const noAnswer = "El proveedor no responde";
export const noAnswerWhy = (tries: number) =>
  plural(tries, {
    one: "Preguntamos una vez. No se comparó nada, así que lo de abajo es de la vez anterior. Volvemos a preguntar sin que haga nada.",
    other: `Preguntamos ${number(tries)} veces. No se comparó nada, así que lo de abajo es de la vez anterior. Volvemos a preguntar sin que haga nada.`,
  });
export const notYet = "Todavía no se compara nada";
export const notYetWhy = "La primera comparación llega esta noche, o ahora si quiere.";
export const compared = (at: string) => `Se comparó el ${at}${period(at)}`;
export const agree = <Part>(sum: string, strong: (words: string) => Part) => [
  strong(`Diferencia ${sum}`),
  ": nuestros libros y los del proveedor coinciden.",
];
export const differ = <Part>(count: number, sum: string, strong: (words: string) => Part) => [
  strong(`Diferencia ${sum}`),
  plural(count, {
    one: `: ${number(count)} diferencia por revisar.`,
    other: `: ${number(count)} diferencias por revisar.`,
  }),
];

export const byKind = "Los dos lados por tipo";
export const kind = "Tipo";
export const ours = "Nuestros libros";
export const theirs = "Proveedor";
export const difference = "Diferencia";
export const known = "De eso, esperado o explicado";
export const left = "Queda por revisar";
export const total = "Total";
export const kinds = {
  charge: "Pagos de clientes",
  fee: "Cargos de tarjeta",
  refund: "Reembolsos",
  refund_failed: "Reembolsos que volvieron",
  dispute: "Disputas",
  transfer: "Pagos a granjas",
  reversal: "Pagos recuperados",
  payout: "A nuestro banco",
  other: "Otra cosa",
};
export const one = {
  charge: "Pago de un cliente",
  fee: "Cargo de tarjeta",
  refund: "Reembolso",
  refund_failed: "Reembolso que volvió",
  dispute: "Disputa",
  transfer: "Pago a una granja",
  reversal: "Pago recuperado",
  payout: "A nuestro banco",
  other: "Otra cosa",
};

export const groups = {
  open: "Lo que hay que revisar",
  expected: "Lo que se resuelve solo",
  explained: "Lo que explicó el equipo",
};
export const what = "Qué se movió";
export const why = "Por qué";
export const toDo = "Qué hacer";
export const problems = {
  missing_with_us: "No está en nuestros libros",
  missing_at_provider: "El proveedor no lo tiene",
  amount_differs: "Las cantidades difieren",
};
export const advice = {
  missing_with_us:
    "Búsquelo en el panel del proveedor. Si es nuestro, envíe otra vez su evento desde ahí. Si alguien lo hizo ahí a mano, explíquelo.",
  missing_at_provider:
    "No se movió dinero por esto. Averigüe por qué antes de enviar algo otra vez: mire el pago y el registro del proveedor.",
  amount_differs:
    "Compare las dos cantidades con el recibo. Nuestros libros no se cambian desde aquí: averigüe quién cambió qué.",
};
export const reasons = {
  just_booked: "Lo anotamos en la última hora. Puede que el proveedor todavía no lo muestre.",
  event_to_come: "Es nuevo con el proveedor. Lo anotamos cuando llegue su evento.",
  on_its_way: "Lo pedimos y esperamos la última palabra del proveedor.",
  payment_going_back: "El pago no compró nada y va de regreso.",
  failed_at_once: "El reembolso falló: el dinero salió y volvió.",
};
export const seePayment = "Ver el pago";
export const seePayouts = "Ver los pagos a granjas";
export const explain = "Explicar";
export const explainQuestion = (moved: string, sum: string) =>
  `¿Por qué está bien que difiera en ${sum}? ${moved}. Sale de esta lista hasta que cambien las cantidades.`;
export const explainedNow = "Explicado";
export const notExplained = "No se explicó";
export const explainedBy = (reason: string, who: string, at: string) =>
  `${who}, ${at}: “${reason}”`;

export const runs = "Comparaciones";
export const when = "Cuándo";
export const result = "Resultado";
export const read = "Movimientos leídos";
export const readCount = (count: number) => number(count);
export const noDifference = "Sin diferencia";
export const openCount = (count: number) =>
  plural(count, { one: `${number(count)} diferencia`, other: `${number(count)} diferencias` });
export const expectedCount = (count: number) =>
  plural(count, {
    one: `${number(count)} se resuelve sola`,
    other: `${number(count)} se resuelven solas`,
  });
export const running = "En curso";
export const failed = "El proveedor no responde";
