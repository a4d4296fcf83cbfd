export const enterDay = "Escriba los días así: 2026-12-25";
export const howManyShort = "Indique cuántas faltan";
export const atLeastOne = "Al menos una";
export const chooseWhy = "Elija el motivo";
export const listedTwice = "Un producto está dos veces en la lista";
export const endsBeforeStart = "El final es anterior al inicio";
