export const prints = "Grabados";
export const about =
  "Los dibujos que la tienda muestra de productos, platillos y granjas mientras no hay foto. Elija uno para verlo en grande y saber cómo está dibujado.";
export const find = "Buscar un grabado";
export const noMatch = "Ningún grabado coincide";
