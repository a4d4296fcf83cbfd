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
    one: "Preguntamos una vez. No se comparó nada, así que lo que ve abajo es de la última comparación. Seguimos preguntando.",
    other: `Preguntamos ${number(tries)} veces. No se comparó nada, así que lo que ve abajo es de la última comparación. Seguimos preguntando.`,
  });
export const notYet = "Todavía no se compara nada";
export const notYetWhy = "La primera comparación llega esta noche, o ahora si quiere.";
export const compared = (at: string) => `Se comparó el ${at}${period(at)}`;
export const agree = <Part>(sum: string, strong: (words: string) => Part) => [
  strong(`Diferencia ${sum}`),
  ": nada por revisar.",
];
export const differ = <Part>(count: number, sum: string, strong: (words: string) => Part) => [
  strong(`Diferencia ${sum}`),
  plural(count, {
    one: `: ${number(count)} diferencia por revisar.`,
    other: `: ${number(count)} diferencias por revisar.`,
  }),
];

export const settling = (count: number) =>
  plural(count, {
    one: `${number(count)} diferencia se resuelve sola.`,
    other: `${number(count)} diferencias se resuelven solas.`,
  });

export const byKind = "Los dos lados por tipo";
export const kind = "Tipo";
export const ours = "Nuestros libros";
export const theirs = "Proveedor";
export const difference = "Diferencia";
export const known = "Parte esperada o explicada";
export const left = "Queda por revisar";
export const total = "Total";
export const kinds = {
  charge: "Pagos de clientes",
  fee: "Comisiones de tarjeta",
  refund: "Reembolsos",
  refund_failed: "Reembolsos que volvieron",
  dispute: "Disputas",
  transfer: "Pagos a granjas",
  reversal: "Pagos recuperados",
  payout: "Envíos a nuestro banco",
  other: "Otros",
};
export const one = {
  charge: "Pago de un cliente",
  fee: "Comisión de tarjeta",
  refund: "Reembolso",
  refund_failed: "Reembolso que volvió",
  dispute: "Disputa",
  transfer: "Pago a una granja",
  reversal: "Pago recuperado",
  payout: "Envío a nuestro banco",
  other: "Otro movimiento",
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
  amount_differs: "Los montos no coinciden",
};
export const advice = {
  missing_with_us:
    "Búsquelo en el panel del proveedor. Si es un pedido o un reembolso nuestro, reenvíe su evento desde ahí y lo anotamos. Si alguien lo hizo ahí a mano, explíquelo.",
  missing_at_provider:
    "Lo anotamos, pero el proveedor no muestra dinero por esto. Averigüe por qué antes de enviar algo otra vez: mire el pago y el panel del proveedor.",
  amount_differs:
    "Compare los dos montos con el recibo. Un asiento de nuestros libros nunca cambia: averigüe de dónde viene el otro monto.",
};
export const reasons = {
  just_booked: "Lo anotamos en la última hora. Puede que el proveedor todavía no lo muestre.",
  event_to_come: "Es nuevo con el proveedor. Lo anotamos cuando nos avise, en menos de dos horas.",
  on_its_way: "Se lo pedimos al proveedor y esperamos al banco, dos semanas cuando mucho.",
  payment_going_back: "Con este pago no se compró nada. Va de regreso al cliente.",
  failed_at_once:
    "El reembolso falló: el dinero salió y volvió. El proveedor nos avisa en menos de dos horas.",
};
export const seePayment = "Ver el pago";
export const seePayouts = "Ver los pagos a granjas";
export const explain = "Explicar";
export const explainQuestion = (moved: string, sum: string) =>
  `${moved}: ¿por qué es correcta una diferencia de ${sum}? Sale de esta lista hasta que cambien los montos.`;
export const explainedNow = "Se guardó la explicación";
export const notExplained = "La explicación no se guardó";
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
