import { number } from "../kit.ts";

export const farmName = "Nombre de la granja";
export const familyName = "Apellido de la familia";
export const email = "Correo";
export const phone = "Teléfono";
export const location = "Ubicación";
export const locationHint =
  "Ciudad y estado. La dirección exacta se la pedimos cuando ya esté con nosotros.";
export const farmType = "Tipo de granja";
export const years = "Años de actividad";
export const acres = "Tamaño en acres";
export const productsGrown = "Qué cultiva";
export const productsGrownHint = "Lo principal durante el año.";
export const practices = "Cómo cultiva";
export const practicesHint = "Suelo, agua, animales, plagas, en sus palabras.";
export const chooseOne = "Elija";
export const room = (length: number, most: number) =>
  `${number(length)} de ${number(most)} caracteres.`;
export const whereSold = "¿Dónde vende ahora?";
export const whereSoldHint = "Opcional. Marque todo lo que corresponda.";
export const certifications = "Certificaciones";
export const certificationsHint = "Opcional; ninguna es obligatoria. Puede enviar copias después.";
export const whichOther = "¿Qué otro certificado?";
export const whyJoin = "¿Por qué quiere unirse?";
export const whyJoinHint = "¿Qué debería cambiar para su granja?";
export const accept = <Part>(terms: (words: string) => Part) => [
  "Acepto los ",
  terms("términos y condiciones"),
];
