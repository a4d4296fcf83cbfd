import { small } from "../../kit.ts";
export const lead =
  "Todas las personas deben poder pedir buena comida. Donde nos quedamos cortos, queremos decirlo.";
export const target = "Qué buscamos";
export const targetText =
  "Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA, en todas las páginas. No afirmamos cumplirlas por completo: abajo están las fallas que conocemos.";
export const tested = "Cómo hicimos las pruebas";
export const lastTested = <Part>(day: Part) => ["Última prueba, el ", day, ":"];
export const tests = [
  "Revisiones automáticas (axe) en todas las páginas, en colores claros y oscuros.",
  "Una compra completa solo con el teclado, desde la tienda hasta el número del pedido.",
  "El contraste de cada par de texto y fondo en ambos juegos de colores.",
  "Páginas a un ancho de 320 pixeles, sin tener que deslizarlas de lado.",
];
export const gaps = "Fallas que conocemos";
export const asOf = (day: string) => `Al ${day}:`;
export const knownGaps = [
  "Todavía no han probado el sitio personas que usan lectores de pantalla, ampliadores o control por voz.",
  "Las revisiones automáticas encuentran solo una parte de las barreras. Ninguna persona experta de fuera ha revisado el sitio.",
  "No se ha recorrido página por página con lectores de pantalla (VoiceOver, NVDA, TalkBack), y solo se ha probado con Chromium.",
  "El formulario de pago es de Stripe. No podemos revisarlo ni arreglarlo todo.",
];
export const phone = "Si una página no le funciona";
export const call = <Part>(number: Part, hours: string) => [
  "Llame al ",
  number,
  ` (${small(hours)}) y díganos dónde se atoró.`,
];
export const feedback = "Avísenos de una barrera";
export const write = <Part>(email: Part) => [
  "Escriba a ",
  email,
  " o llame. Diga qué página fue y, si quiere, qué usaba. Respondemos en 5 días hábiles.",
];
