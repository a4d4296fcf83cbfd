import { list, plural } from "../../kit.ts";

export const hints = [
  "Quién es y cómo comunicarnos con su granja.",
  "Qué cultiva y cómo.",
  "Dónde vende hoy y qué espera encontrar aquí.",
] as const;
export const previousStep = "Paso anterior";
export const submitting = "Enviando...";
export const submit = "Enviar solicitud";
export const nextStep = "Siguiente paso";
export const benefits = {
  prices: {
    name: "Mejores precios",
    text: (premium: string) => `${premium} más que el mayoreo convencional. Los fija usted.`,
  },
  marketing: {
    name: "Publicidad y clientes",
    text: "Las familias cercanas encuentran su granja por lo que está maduro, y la siguen.",
  },
  brand: {
    name: "Su marca",
    text: "Una página propia, y el nombre de su granja en cada producto de cada pedido.",
  },
  logistics: {
    name: "Logística y distribución",
    text: "Usted trae una carga a un lugar. Nosotros empacamos, planeamos la ruta y entregamos.",
  },
  commissions: {
    name: "Comisiones competitivas",
    text: (ours: string, theirs: string) =>
      `Del ${ours} aquí; del ${theirs} con los distribuidores tradicionales.`,
  },
};
export const revenueIncrease = "de aumento promedio en ingresos de las granjas socias";
export const growth = "de crecimiento en el primer año";
export const joinTitle = "Únase a nuestra red de granjas";
export const threeSteps = (whole: string) =>
  `Tres pasos cortos, unos diez minutos. Lo que escriba se queda en este dispositivo hasta que lo envíe. De la solicitud a la primera entrega buscamos que pasen ${whole}.`;
export const notSent = "Su solicitud no se envió";
export const haveApplication = (farm: string) => `Tenemos la solicitud de ${farm}`;
export const sentText = (sent: string, day: string, email: string) =>
  `${sent} Es decir, a más tardar el ${day}. Una confirmación va en camino a ${email}.`;
export const keptTyped = "Guardamos en este dispositivo lo que escribió.";
export const startOver = "Empezar de nuevo";
export const questions = {
  payments: {
    question: "¿Cómo y cuándo nos pagan?",
    answer: (payouts: string, days: readonly number[]) =>
      `Los pagos son ${payouts}, ${days.length === 1 ? "el día" : "los días"} ${list(days.map(String))} del mes, directo a su cuenta de banco. Su página de ventas muestra lo vendido, lo reembolsado y la comisión, por día y por producto.`,
  },
  sizes: {
    question: "¿Nuestra granja tiene el tamaño adecuado?",
    answer:
      "Cualquier tamaño sirve, de menos de 5 acres a más de 500. Usted publica lo que puede vender y fija cuánto de ello vendemos.",
  },
  certification: {
    question: "¿Necesitamos una certificación?",
    answer:
      "No se pide ninguna. Usted cuenta a los clientes cómo cultiva, en sus palabras; un distintivo solo aparece por un certificado que verificamos y que sigue vigente.",
  },
  delivery: {
    question: "¿Cómo llegan nuestros productos al cliente?",
    answer:
      "Usted trae una carga a nuestro centro de acopio. Ahí empacamos el pedido de cada cliente y lo llevamos a la puerta.",
  },
  process: {
    question: "¿Qué pasa después de enviar la solicitud?",
    answer: (review: string, whole: string) =>
      `Leemos su solicitud en ${review} y le llamamos para acordar una visita, en persona o por video. Todo el proceso toma ${whole}.`,
  },
};
export const aboutJoining = "Cómo unirse";
export const benefitsTab = "Beneficios";
export const resources = "Recursos";
export const readStories = "Leer historias de éxito";
export const offline =
  "No pudimos conectar con el mercado. Todo lo que escribió sigue aquí: inténtelo de nuevo en un momento.";
export const downloadPack = "Descargar la guía para granjas";
export const packSize = (pages: number, kb: number) =>
  `PDF, ${plural(pages, { one: `${pages} página`, other: `${pages} páginas` })}, ${kb} kB`;
export const packSubject = "Información para granjas";
export const packFailed = <Part>(ask: (words: string) => Part) => [
  "La descarga no funcionó. Inténtelo de nuevo o ",
  ask("pídanos que se la enviemos por correo"),
  ".",
];
