export const photos = "Fotos (opcional)";
export const photosHint = (most: number) =>
  `Hasta ${most}. Solo las ven nuestro equipo y la granja de donde viene.`;
export const photosFull = (most: number) => `Ya son ${most}. Quite una para agregar otra.`;
export const addPhoto = "Tomar o elegir una foto";
export const sending = (file: string) => `Enviando ${file}`;
export const sent = (percent: number) => `Enviando: ${percent} %`;
export const photoAdded = "Agregada";
export const tryAgain = "Intentar de nuevo";
export const removePhoto = "Quitar";
export const stillSending = "Una foto todavía se está enviando. Espere un momento, por favor.";
export const notAllSent =
  "Una foto no se envió. Inténtelo de nuevo o quítela, y luego envíe el reporte.";
export const problemPhoto = (goods: string, which: number, of: number) =>
  of === 1 ? `Foto del problema con ${goods}` : `Foto ${which} de ${of} del problema con ${goods}`;
export const column = "Fotos";
