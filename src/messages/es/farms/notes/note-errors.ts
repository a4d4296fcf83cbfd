export const writeNote = "Escriba su nota";
export const sayWhy = "Diga por qué";
export const noNote = "No encontramos esa nota";
export const farmSuspended =
  "La página de su granja está suspendida, así que no se puede publicar ninguna nota. Escríbanos.";
export const tooMany = (most: number) =>
  `En la página de su granja caben ${most} notas. Quite primero una anterior.`;
export const changedByOther =
  "Mientras tanto alguien más cambió esta nota. Recargue la página y vuelva a hacer su cambio.";
export const alreadyHidden = "Esta nota ya está oculta";
export const notHidden = "Esta nota no está oculta";
