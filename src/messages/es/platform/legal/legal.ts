export const needsCounsel = <Part>(strong: (words: string) => Part) => [
  strong("Falta la revisión legal."),
  " Un abogado o una abogada tiene que revisar este texto antes de que abra el mercado.",
];
export const whichCounts = <Part>(english: (words: string) => Part) => [
  "Esta es una traducción. Donde difiera del ",
  english("texto en inglés"),
  ", vale el texto en inglés.",
];
export const effective = <Part>(version: string, since: Part) => [
  `Versión ${version}, vigente desde el `,
  since,
];
export const print = "Imprimir esta página";
export const changeLog = "Cambios";
export const edition = (version: string, since: string, change: string) =>
  `Versión ${version}, ${since}: ${change}`;
export const onThisPage = "En esta página";
export const inPlainWords = "En palabras sencillas";
export const textThatCounts = "El texto completo";

export const termsLead =
  "Qué puede esperar de nosotros y qué esperamos de usted, explicado en palabras sencillas al lado de cada parte.";
export const privacyLead =
  "Guardamos lo necesario para llevarle comida y llevar nuestras cuentas, y no vendemos nada de eso.";
