import { number, period, plural } from "../kit.ts";

export const title = "Conciliación con el procesador de pagos";
export const lead =
  "Cada noche conciliamos con nuestros libros cada movimiento del saldo en el procesador de pagos.";
export const allPayments = "Todos los pagos de clientes";
export const check = "Conciliar ahora";
export const notStarted = "La conciliación no empezó";
export const starting = "La conciliación está por empezar.";
export const comparing = (count: number) =>
  plural(count, {
    one: `Conciliando: ${number(count)} movimiento leído hasta ahora.`,
    other: `Conciliando: ${number(count)} movimientos leídos hasta ahora.`,
  });
export const noAnswer = "El procesador de pagos no responde";
export const noAnswerWhy = (tries: number) =>
  plural(tries, {
    one: "Preguntamos una vez. No se concilió nada, así que lo que ve abajo es de la última conciliación. Seguimos preguntando.",
    other: `Preguntamos ${number(tries)} veces. No se concilió nada, así que lo que ve abajo es de la última conciliación. Seguimos preguntando.`,
  });
export const notYet = "Todavía no hay ninguna conciliación";
export const notYetWhy = "La primera conciliación se hará esta noche; si quiere, hágala ahora.";
export const compared = (at: string) => `Conciliado el ${at}${period(at)}`;
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
export const theirs = "Procesador de pagos";
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
  missing_at_provider: "El procesador de pagos no lo tiene",
  amount_differs: "Los montos no coinciden",
};
export const advice = {
  missing_with_us:
    "Búsquelo en el panel del procesador de pagos. Si es un pedido o un reembolso nuestro, reintente su tarea en Tareas programadas, o reenvíe su evento desde ahí si nunca llegó. Si alguien lo hizo ahí manualmente, explíquelo.",
  missing_at_provider:
    "Lo anotamos, pero el procesador de pagos no muestra dinero por esto. Averigüe por qué antes de enviar algo otra vez: mire el pago y el panel del procesador.",
  amount_differs:
    "Compare los dos montos con el recibo. Un asiento de nuestros libros nunca cambia: averigüe de dónde viene el otro monto.",
};
export const reasons = {
  just_booked: "Lo anotamos en la última hora. Puede que el procesador todavía no lo muestre.",
  event_to_come: "Es nuevo en el procesador. Lo anotamos cuando nos avise, en menos de dos horas.",
  on_its_way: "Se lo pedimos al procesador y esperamos al banco, dos semanas cuando mucho.",
  payment_going_back: "Con este pago no se compró nada. Se le reembolsa al cliente.",
  failed_at_once:
    "El reembolso falló: el dinero salió y volvió. El procesador nos avisa en menos de dos horas.",
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

export const runs = "Conciliaciones";
export const when = "Fecha";
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
export const failed = "El procesador de pagos no responde";
