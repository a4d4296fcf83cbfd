export const addProduct = "Agregar producto";
export const product = "Producto";
export const inventory = "Inventario";
export const tryIt = "Pruebe el inventario";
export const tryText =
  "El inventario de la granja con datos de muestra: cambie precios, existencias, presentaciones y temporadas sin una cuenta. No se guarda nada.";
