export const fiveDigits = "Escriba un código postal de cinco dígitos";
export const unknownLink = "Enlace desconocido";
export const notOurLink = "Este enlace no es nuestro";
export const unknownPage = "Página desconocida";
export const firstName = "Escriba su nombre";
