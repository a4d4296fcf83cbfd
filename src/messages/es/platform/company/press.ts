import { small } from "../../kit.ts";
export const lead =
  "Datos con su fecha, el logotipo y una persona al teléfono. Cite lo que necesite.";
export const inSentence = "En una frase";
export const sentence = (brand: string, after: string, office: string) =>
  `${brand} es un mercado en línea de productos de granjas familiares de California: las familias piden hasta las 11:59 p.\u00a0m., las granjas cosechan al otro día y todo está en la puerta ${after}. Su oficina está en ${office}.`;
export const figures = "Cifras";
export const logo = "Logotipo";
export const logoLooks = (brand: string) => `El logotipo: surcos bajo un sol y el nombre ${brand}`;
export const download = "Descargar el logotipo (SVG)";
export const keepShape = "Conserve su forma y sus colores, y déjele algo de espacio alrededor.";
export const visits = "Fotos y visitas";
export const writeOrMeet = <Part>(
  contact: (words: string) => Part,
  farms: (words: string) => Part,
) => [
  contact("Escríbanos"),
  " y díganos de qué granja y de qué historia se trata: le preguntamos a la familia y le respondemos. ",
  farms("Conozca las granjas"),
  ".",
];
export const contact = "Contacto";
export const callOrWrite = <Part>(phone: string, hours: string, email: Part) => [
  `${phone} (${small(hours)}) o `,
  email,
  ".",
];
export const subject = "Prensa";
export const field = "Campo";
export const sun = "Sol";
export const letters = "Letras";

export const asOf = (day: string) => `Al ${day}, según nuestros propios libros.`;
export const later =
  " Publicamos lo ganado por las granjas y el número de familias a partir de 20 pedidos.";
