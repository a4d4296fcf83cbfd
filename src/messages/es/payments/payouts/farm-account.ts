export const needs = {
  bank: "La cuenta de banco a la que le pagamos",
  business: "Qué es y qué hace su granja",
  person: "Quién es usted: nombre, fecha de nacimiento, dirección",
  document: "Una foto de un documento que muestre quién es usted",
  tax_id: "Su número de contribuyente",
  terms: "Que acepta las condiciones del procesador de pagos",
  other: "Algo más que le dirá el procesador de pagos",
};
export const states = {
  none: "sin configurar",
  started: "sin terminar",
  incomplete: "falta algo",
  ready: "lista",
  held: "retenida",
  out_of_reach: "por configurar otra vez",
  closed: "cerrada",
};
