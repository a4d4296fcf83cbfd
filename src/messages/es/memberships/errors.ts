export const noPlace = "Ese lugar en la fila no existe";
export const noMembership = "Esa membresía no existe";
export const noDeposit = "Esta membresía no tiene depósito que reembolsar";
export const allTaken = "Ya no quedan lugares de fundador.";
export const noneOfYours = "No encontramos ninguna membresía suya";
export const unknown = "Membresía desconocida";
