export const validZip = "Escriba un código postal válido";
export const validPhone = "Escriba un teléfono válido";
export const reason = "Escriba un motivo";
