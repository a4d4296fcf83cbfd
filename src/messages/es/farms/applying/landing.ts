import { list } from "../../kit.ts";

export const aside = (commission: string, payouts: string) =>
  `Comisión del ${commission}, pagos ${payouts}. Sin cuota de ingreso ni mensual.`;
export const start = "Empezar su solicitud";
export const farmsIn = "Granjas que ya venden aquí";
export const stories = "Sus historias";
export const week = {
  orders: {
    when: (until: string) => `Hasta el ${until}`,
    name: "Llegan los pedidos",
    text: "Usted cambia precios y existencias cuando quiera. No se vende nada que no haya publicado.",
  },
  harvest: {
    when: (day: string) => `${day}, por la mañana`,
    name: "Usted cosecha",
    text: "Al levantarse ya tiene su lista: el total de cada producto y luego los pedidos. ¿Le falta algo? Dígalo y avisamos a los clientes.",
  },
  dropOff: {
    when: (day: string) => `${day}, por la tarde`,
    name: "Usted entrega",
    text: "Todo junto, a un solo lugar. El centro de acopio compara lo que trae con su lista.",
  },
  deliver: {
    name: "Nosotros repartimos",
    text: "Empacado por cliente, con el nombre de su granja en cada producto, y llevado a la puerta.",
  },
  paid: {
    when: (days: readonly number[]) =>
      `${days.length === 1 ? "El día" : "Los días"} ${list(days.map(String))} de cada mes`,
    name: "Usted cobra",
    text: (payouts: string) =>
      `${payouts}. Su página de ventas muestra lo vendido, lo reembolsado y la comisión, por día y por producto.`,
  },
};
export const weekTitle = "Cómo es una semana para usted";
export const whatEarn = "¿Cuánto ganaría?";
export const yourPrice = "Su precio";
export const soldInWeek = "Paquetes por semana";
export const commission = "Comisión";
export const householdsPay = "Los clientes pagan";
export const commissionOf = (rate: string) => `Comisión, ${rate}`;
export const youGet = "Usted recibe";
export const centsOfDollar = (cents: string) =>
  `${cents} centavos de cada dólar. El cargo de la tarjeta sale de nuestra comisión.`;
export const typePrice =
  "Escriba un precio y una cantidad. El cargo de la tarjeta sale de nuestra comisión.";
export const percent = (rate: number) => `${rate}%`;
export const growIt = "Cultiva, cría o elabora en California lo que vende.";
export const permits = "Tiene los permisos que sus productos necesitan, o está por tenerlos.";
export const insurance =
  "Contrata un seguro de responsabilidad por productos antes de la primera entrega.";
export const truthful = "Dice la verdad a los clientes: cómo cultiva y qué contiene cada producto.";
export const depot = "Puede traer una carga a nuestro centro de acopio al menos un día por semana.";
export const whatWeAsk = "Lo que pedimos";
export const formTakes = (review: string, whole: string) =>
  `El formulario toma unos diez minutos. Respondemos en ${review} y buscamos que haga su primera venta en ${whole}.`;
export const kinds = {
  fields: {
    name: "Campos y huertas",
    text: "Verduras, fruta, hierbas y flores, desde un huerto hasta unos cientos de acres.",
  },
  animals: {
    name: "Animales",
    text: "Huevos, lácteos, carne y aves, desde una parvada chica hasta un hato entero.",
  },
  water: {
    name: "Mar y viñedos",
    text: "Ostiones, pescado y algas, uva de mesa y lo que una vinícola embotella además de vino.",
  },
  makers: {
    name: "Artesanos",
    text: "Miel, pan, queso, aceite y conservas, hechos casi por completo con lo que cultivan usted o sus vecinos.",
  },
};
export const isItForYou = "¿Es para su granja?";
export const mostLikely =
  "Si lo cultiva, lo cría o lo elabora en California, lo más probable es que sí. No importa el tamaño ni si tiene certificados.";
