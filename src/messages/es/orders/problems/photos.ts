export const photos = "Fotos (opcional)";
export const photosHint = (most: number) =>
  `Hasta ${most}. Solo las ven nuestro equipo y la granja de donde viene.`;
export const photosFull = (most: number) => `Ya son ${most}. Quite una para agregar otra.`;
export const addPhoto = "Tomar o elegir una foto";
export const problemPhoto = (goods: string, which: number, of: number) =>
  of === 1 ? `Foto del problema con ${goods}` : `Foto ${which} de ${of} del problema con ${goods}`;
export const column = "Fotos";
