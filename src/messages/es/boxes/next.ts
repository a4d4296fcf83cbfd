import { period } from "../kit.ts";

export const triesAgain = (at: string) => `Lo intentamos de nuevo el ${at}${period(at)}`;
export const couldBeChanged = (until: string) =>
  `Se podía cambiar hasta el ${until}${period(until)}`;
export const nothingCharged = (until: string) =>
  `No se cobra nada. Puede recuperarla hasta el ${until}${period(until)}`;
export const canBeChanged = (until: string) =>
  `Puede cambiarla hasta el ${until}; después se cobra.`;
export const notChanged = "La canasta no se cambió";
export const isSkipped = "Se saltó esta canasta";
export const comes = "Esta canasta sí llega";
export const undo = "Deshacer";
export const asBefore = "La canasta está como antes";
export const skip = "Saltar esta canasta";
export const unskip = "Recuperar esta canasta";
export const ofDay = (day: string) => ` del ${day}`;
