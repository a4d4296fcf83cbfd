export const views = { wide: "Ancho", narrow: "Teléfono", text: "Solo texto" };
export const showAs = "Mostrar el correo como";
export const email = "El correo";
