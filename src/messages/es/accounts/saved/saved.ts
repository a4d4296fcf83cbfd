export const notSaved = "No se guardó";
export const followFarm = (name: string) => `Seguir a ${name}`;
export const following = "Siguiendo";
export const follow = "Seguir";
export const save = (name: string) => `Agregar a favoritos: ${name}`;
