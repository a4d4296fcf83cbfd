export const tagline = "Lo fresco, directo de granjas locales";
/** `lead` is how long it takes to the door: `dos días`. */
export const description = (lead: string) =>
  `Pida verduras, fruta, huevos, carne y pan de granjas familiares cercanas. Las granjas cosechan lo que usted pide y ${lead} después está en su puerta.`;
export const keywords =
  "granjas locales, entrega de granja, verduras orgánicas, canasta de granja, productos de California";
