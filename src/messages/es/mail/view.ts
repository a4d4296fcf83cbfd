export const views = {
  wide: "Computadora",
  narrow: "Teléfono",
  dark: "Oscuro",
  text: "Solo texto",
};
export const showAs = "Mostrar el correo como";
export const email = "El correo";
