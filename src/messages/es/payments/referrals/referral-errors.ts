export const amountMissing =
  "Escriba una cantidad en dólares; con cero se desactivan las recomendaciones.";
export const amountMost = (amount: string) => `Como máximo ${amount}.`;
export const countMissing = "Escriba un número entero; con cero se desactivan las recomendaciones.";
export const countMost = (count: string) => `Como máximo ${count}.`;
export const unknown = "No encontramos esa recomendación.";
export const notOpen = "Esta recomendación ya terminó.";
export const noCode = "Este enlace ya no funciona. Puede hacer su pedido sin él.";
