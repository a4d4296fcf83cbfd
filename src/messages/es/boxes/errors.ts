import { period } from "../kit.ts";

export const chooseSize = "Elija un tamaño";
export const chooseRhythm = "Elija cada cuánto llega";
export const chooseDay = "Elija un día";
export const chooseWindow = "Elija un horario de entrega";
export const mostLeftOut = (most: number) => `Puede dejar fuera ${most} cosas como máximo`;
export const chooseCard = "Elija una tarjeta";
export const agreeFirst = "Primero acepte los cobros";
export const unknownBox = "Canasta desconocida";
export const withinSixMonths = "Elija un día de los próximos seis meses";
export const noWeeklyBox = "No tiene una canasta semanal";
export const noBox = "No encontramos esa canasta";
export const closed = "Esta canasta ya cerró.";
export const closedSince = (until: string) =>
  `Esta canasta ya cerró. Se podía cambiar hasta el ${until}${period(until)}`;
export const chargeChanged = "El próximo cobro cambió. Revíselo de nuevo.";
export const alreadyHasOne = "Ya tiene una canasta semanal. Puede cambiarla.";
export const manySwaps = "Son muchos cambios. Empiece de nuevo con esta canasta.";
export const planChanged =
  "Su canasta se cambió mientras tanto en otra ventana. Lo que usted escribió sigue aquí.";
export const boxChanged = "Esta canasta cambió mientras tanto. Revísela de nuevo.";
export const harvestChanged = "La cosecha cambió desde entonces. Revise su canasta de nuevo.";
export const notForHousehold =
  "Puede no ser apto para su familia: contiene, o puede contener, un alérgeno que usted indicó. Vea de nuevo las opciones.";
export const noDelivery = "No hay entregas a su código postal en las próximas semanas";
export const nothingToPay = "No hay nada que pagar por esta canasta";
export const notThatDay = "Su canasta no puede llegar ese día. Elija otro.";
export const noFoodBank = "Ese día ningún banco de alimentos puede recibir esta canasta.";
export const noWayHome =
  "Esa semana ya no hay ruta hacia su domicilio, así que la canasta se queda con el banco de alimentos.";
