export const day = "El día";
export const route = "Ruta";
export const labels = "Etiquetas";
export const packList = "Lista de empaque";
export const pickList = "Lista de recepción";
export const routes = "Rutas";
export const refresh = "Actualizar";
export const asOf = (time: string) => `Actualizado: ${time}`;
