export const firstName = "Escriba su nombre";
export const lastName = "Escriba su apellido";
export const validZip = "Escriba un código postal válido";
export const unknownSource = "Origen desconocido";
