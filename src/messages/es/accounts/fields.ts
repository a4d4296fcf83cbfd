export const shortUsername = "El usuario debe tener al menos 3 caracteres";
export const longUsername = (most: number) =>
  `El usuario debe tener como máximo ${most} caracteres`;
export const plainUsername =
  "El usuario puede llevar letras, números, puntos, guiones y guiones bajos";
export const shortPassword = "La contraseña debe tener al menos 8 caracteres";
export const longPassword = (most: number) =>
  `La contraseña debe tener como máximo ${most} caracteres`;
export const names = {
  firstName: {
    short: "El nombre debe tener al menos 2 caracteres",
    long: (most: number) => `El nombre debe tener como máximo ${most} caracteres`,
  },
  lastName: {
    short: "El apellido debe tener al menos 2 caracteres",
    long: (most: number) => `El apellido debe tener como máximo ${most} caracteres`,
  },
};
export const chooseRole = "Elija un rol";
export const validZip = "Escriba un código postal válido";
export const validPhone = "Escriba un teléfono válido";
export const enterName = "Escriba su usuario o su correo";
export const enterPassword = "Escriba su contraseña";
export const enterCode = "Escriba el código";
