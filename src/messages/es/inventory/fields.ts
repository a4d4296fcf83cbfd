export const packetNeedsName = "El sobre necesita un nombre de 1 a 60 caracteres";
export const nameLength = "El nombre debe tener de 2 a 80 caracteres";
export const enterPounds = "Escriba libras, por ejemplo 3.6";
export const daysRange = "Los días deben ser un número entero de 1 a 730";
export const chooseCategory = "Elija una categoría";
export const chooseTaxCategory = "Elija el tipo de impuesto";
export const sayWhat = "Diga en una frase qué es";
export const sayStorage = "Diga cómo se conserva mejor";
