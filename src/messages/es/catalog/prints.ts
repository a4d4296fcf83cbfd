export const prints = "Dibujos";
export const about =
  "Los dibujos que la tienda muestra de productos, platillos y granjas mientras no hay foto. Elija uno para verlo en grande y ver cómo se hizo.";
export const find = "Buscar un dibujo";
export const noMatch = "Ningún dibujo coincide";
