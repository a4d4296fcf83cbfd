import { plural } from "../../kit.ts";

export const lead = (after: string) =>
  `Pida hasta las 11:59 p.\u00a0m., y la cosecha de las granjas está en su puerta ${after} después.`;
export const toYou = "¿Llegamos a su casa?";
export const inShort = "En resumen";
export const stillQuestion = "¿Le queda una duda?";
export const seeOrWrite = <Part>(
  faq: (words: string) => Part,
  contact: (words: string) => Part,
) => ["Vea las ", faq("preguntas y respuestas"), " o ", contact("escríbanos"), "."];

export const where = "Dónde";
export const california = (hasUnserved: boolean) =>
  `California, ${hasUnserved ? "la mayoría de los " : ""}códigos postales del 90001 al 96162`;
export const days = "Días";
export const weDeliver = (when: string) => `Entregamos ${when}`;
export const windows = "Horarios";
export const fee = "Cargo";
export const byZip = (price: string) => `${price}, según el código postal`;
export const smallest = "Pedido mínimo";
export const orderUntil = "Pedir hasta";
export const cutOffBefore = (early: string) =>
  `11:59\u00a0p.\u00a0m., ${early} antes de la entrega`;
export const howFar = "Con anticipación";
export const upTo = (most: number) =>
  plural(most, { one: `Hasta ${most} día`, other: `Hasta ${most} días` });

export const restDays = "Días sin entrega";
export const noRest = "Por ahora no hay ninguno previsto. Cuando los haya, estarán aquí.";
export const moved = (from: string, to: string) => `${from}: en su lugar llegamos el ${to}`;

export const notHome = (phone: string) => ({
  title: "Si no está en casa",
  text: `Diga en las indicaciones de entrega dónde dejar la caja o quién puede recibirla. Si ese día cambian sus planes, llame al ${phone}.`,
});
export const hotDays = {
  title: "En días de calor",
  text: "En verano, elija el horario de la mañana e indique un lugar con sombra: las verduras de hoja y las fresas se lo agradecerán.",
};
export const apartments = {
  title: "En edificios de departamentos",
  text: "Ponga el número de departamento en la dirección, y el código de la reja o de la puerta en las indicaciones de entrega.",
};

export const zipCheck = "Revisar código postal";
export const yourZip = "Su código postal";
export const check = "Revisar";
export const yes = (zip: string, city: string | null | undefined) =>
  city ? `Sí, entregamos en ${zip}, en ${city}.` : `Sí, entregamos en ${zip}.`;
export const weCome = (zone: string, when: string) => `${zone} Llegamos ${when}.`;
export const next = (slot: string, orderBy: string) =>
  `Próxima entrega: ${slot} Pida hasta el ${orderBy}`;
export const allFull = "Todos los días abiertos están llenos. Cada día se abren otros.";
export const seeFields = "Ver la cosecha";
