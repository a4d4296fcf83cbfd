import { list, period, small } from "../../kit.ts";

export const title = (brand: string) => `${brand}: información para granjas`;
export const subject = "Vender por medio del mercado: cómo funciona, qué paga y qué pide";

export const cover = {
  heading: "Venda lo que cultiva a las familias cercanas",
  name: "Información para granjas",
};
/** Rows of a name and a text. */
export const inShort = (given: {
  commission: string;
  payouts: string;
  payoutDays: readonly number[];
  process: string;
  review: string;
}): Rows => ({
  heading: "En resumen",
  rows: [
    ["Comisión", `Del ${given.commission} de lo que vende. Sin cuota de ingreso ni mensual.`],
    ["Pagos", `${given.payouts}, ${daysOf(given.payoutDays)} del mes.`],
    ["Tamaño", "Cualquiera, desde menos de 5 acres hasta más de 500."],
    [
      "Certificados",
      "No se pide ninguno. Los que tenga se muestran una vez que los verificamos, mientras son válidos.",
    ],
    ["De la solicitud a la primera venta", `${given.process}, con respuesta en ${given.review}.`],
  ],
});

/** `lead` is the time from the order to the door, `ahead` the day whose orders close, `delivery` when we deliver. */
export const week = (given: {
  lead: string;
  ahead: string;
  delivery: string;
  payouts: string;
}): Rows => ({
  heading: "Cómo es una semana",
  lead: `Las familias piden a muchas granjas a la vez. Cada pedido cierra a las 11:59\u00a0p.\u00a0m., ${given.lead} antes de su entrega. Usted cosecha lo que se pidió y nada más.`,
  rows: [
    [
      "Cualquier día",
      "Usted pone precio, existencias y presentación. El cambio se ve en la tienda de inmediato.",
    ],
    [
      "A las 11:59\u00a0p.\u00a0m.",
      `Cierran los pedidos para ${given.ahead}. Los clientes ya no pueden cancelar. Si aun así se cancela un pedido, se lo decimos.`,
    ],
    [
      "A la mañana siguiente",
      "Su lista de cosecha está lista: el total de cada producto y luego los pedidos.",
    ],
    [
      "Esa tarde",
      "Usted trae una sola carga a nuestro centro de acopio, donde la marcamos según su lista.",
    ],
    [given.delivery, "Empacamos por cliente y entregamos en el horario que cada uno eligió."],
    [
      given.payouts,
      "Pagamos. Su página de ventas muestra lo vendido, lo reembolsado y la comisión.",
    ],
  ],
});
/** The day on whose last minute orders close, as it is called then. */
export const ahead = {
  tomorrow: "mañana",
  dayAfter: "pasado mañana",
  dayIn: (lead: string) => `dentro de ${lead}`,
};
export const weDo: Points = {
  heading: "Lo que hacemos nosotros",
  points: [
    "Una página de su granja con sus palabras y sus fotos, y su nombre en cada producto de cada pedido.",
    "El cobro, la atención a clientes, el empaque, las rutas y la entrega en la puerta.",
    "Una lista de cosecha que puede imprimir o leer en el teléfono.",
  ],
};
export const staysYours: Points = {
  heading: "Lo que sigue siendo suyo",
  points: [
    "Sus precios, lo que publica, cuánto de eso y cuándo hace una pausa.",
    "Sus propios mercados, canastas y clientes de mayoreo: aquí nada es exclusivo.",
    "Cuando le falta producto usted lo dice, y a los clientes se les reembolsa su dinero sin que usted haga nada más.",
  ],
};

export const money = {
  heading: "Cómo funciona el dinero",
  text: "El precio en la tienda es el que usted pone. De cada venta nos quedamos con una comisión, y el resto es suyo. El cargo de la tarjeta sale de nuestra comisión.",
  example: (count: number, price: string) => `Un ejemplo: ${count} manojos de zanahoria a ${price}`,
  cents: (left: string) =>
    `Son ${left} centavos de cada dólar que el cliente paga por sus zanahorias. La entrega y el impuesto sobre las ventas se pagan aparte y no cuentan aquí.`,
};
export const example = {
  pay: "Los clientes pagan",
  commission: (rate: number) => `Comisión de ${percent(rate)}`,
  get: "Usted recibe",
};
export const percent = (rate: number) => `${rate}%`;
export const paid = {
  heading: "Cuándo se le paga",
  text: (days: readonly number[]) =>
    `Por transferencia bancaria, ${daysOf(days)} de cada mes, por todo lo que se entregó antes. Su página de ventas muestra lo vendido, lo reembolsado y la comisión, por día y por producto.`,
};
export const compared = (given: {
  commission: string;
  distributors: string;
  premium: string;
  increase: string;
  growth: string;
}): Rows => ({
  heading: "Comparado con otras formas de vender",
  rows: [
    ["Comisión aquí", `del ${given.commission}`],
    ["Lo que se quedan los distribuidores tradicionales", `del ${given.distributors}`],
    ["Precio frente al mayoreo convencional", `${given.premium} más`],
    ["Ingresos de una granja que vende aquí, en promedio", `${given.increase} más`],
    ["Crecimiento en el primer año", given.growth],
  ],
});

export const joining = "Unirse";
export const weAsk: Points = {
  heading: "Lo que pedimos a una granja",
  points: [
    "Cultiva, cría o elabora lo que vende, en California, a no más de un día de camino de sus clientes.",
    "Tiene los permisos que sus productos necesitan: por ejemplo el certificado de productor para producto fresco, el registro para manejar huevo o el permiso de alimentos caseros (cottage food).",
    "Tiene un seguro de responsabilidad por productos, o lo consigue antes de la primera entrega.",
    "Les dice la verdad a los clientes sobre cómo cultiva y qué alérgenos contiene cada producto.",
    "Puede traer una carga a nuestro centro de acopio al menos un día por semana en su temporada.",
  ],
};
export const afterApplying = (review: string, process: string): Rows => ({
  heading: "Qué pasa después de la solicitud",
  rows: [
    [
      "Usted envía su solicitud",
      "Tres pasos cortos en línea, unos diez minutos. Todavía no hacen falta papeles.",
    ],
    ["Respondemos", `En ${review}: un sí, una pregunta o un no con su razón.`],
    [
      "Visitamos",
      "En persona o por video, más o menos una hora. Nos muestra campos, bodega y papeles.",
    ],
    [
      "Usted publica",
      "La página de su granja está en línea de inmediato. Cuenta su historia y publica sus productos.",
    ],
    ["Usted entrega", `El primer pedido, ${process} después de la solicitud.`],
  ],
});
export const questions = {
  heading: "Preguntas",
  text: (given: { email: string; phone: string; hours: string; address: string }) =>
    `Escriba a ${given.email} o llame al ${given.phone}, ${small(given.hours)}${period(given.hours)} También puede venir a ${given.address}.`,
};

type Rows = {
  heading: string;
  lead?: string;
  rows: readonly (readonly [name: string, text: string])[];
};
type Points = { heading: string; points: readonly string[] };

const daysOf = (days: readonly number[]) =>
  `${days.length === 1 ? "el día" : "los días"} ${list(days.map(String))}`;
