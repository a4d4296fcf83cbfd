export const notClean = "Quite los caracteres especiales";
export const missing = "Complete este campo";
export const badTime = "No se pudo leer la hora";
