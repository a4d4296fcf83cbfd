export const facts = "Datos";
/** Fits whatever it is: what is caught, raised or baked, too. */
export const origin = (_category: string) => "De dónde viene";
export const place = (farm: string, town: string) => `${farm}, ${town}, California`;
export const practice = "Cómo se produce";
export const certificates = "Certificados";
export const noneOnFile = "Ninguno registrado";
export const certificate = (issuer: string, number: string, day: string) =>
  `${issuer}, núm. ${number}, válido hasta el ${day}`;
export const ingredients = "Ingredientes";
export const single = "Un solo ingrediente";
export const allergens = "Alérgenos";
export const nine = "Los nueve alérgenos principales";
export const contains = (names: string) => `Contiene ${names}.`;
export const mayContain = (names: string) => `Puede contener ${names}.`;
export const restNotDeclared = "Los demás no están declarados.";
export const noneOfNine = "Ninguno de los nueve alérgenos principales.";
export const levels = {
  contains: "contiene",
  "may contain": "puede contener",
  none: "no",
  unknown: "sin declarar",
};
export const storage = "Cómo guardarlo";
export const keeps = "Dura";
export const years = (count: number) => (count < 2 ? "Cerca de un año" : `Unos ${count} años`);
export const months = (count: number) => `Unos ${count} meses`;
export const weeks = (count: number) => `Unas ${count} semanas`;
export const days = (count: number) => (count === 1 ? "Cerca de un día" : `Unos ${count} días`);
