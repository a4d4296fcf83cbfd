export const title = "Desde la granja";
export const notLoaded = "No se pudieron cargar las notas de la granja.";
export const showAll = (notes: number) => `Ver las ${notes} notas`;
