export const stop = "Parada";
export const order = "Pedido";
export const day = "Día";
export const window = "Horario";
export const name = "Nombre";
export const address = "Dirección";
export const town = "Ciudad";
export const zipCode = "Código postal";
export const crates = "Cajas";
export const cold = "Artículos en frío";
export const note = "Nota";
export const points =
  "Cada punto es el centro del código postal de la parada. La dirección está en su descripción.";
export const instructionsLater =
  "Las indicaciones están en el archivo que se descarga el día de la entrega.";
