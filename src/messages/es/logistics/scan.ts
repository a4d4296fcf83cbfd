import { list, plural, period } from "../kit.ts";

export const field = {
  label: "Escanee o escriba una etiqueta",
  description:
    "El código de la etiqueta de un producto marca ese renglón como empacado. El de una caja dice qué falta.",
};
export const pack = "Empacar";
export const packing = (goods: string) => `Empacando ${goods}…`;
export const packed = (goods: string, crate: string, left: number) =>
  `Empacado: ${goods}, ${crate}. ${plural(left, {
    one: "Falta 1 renglón.",
    other: `Faltan ${left} renglones.`,
  })}`;
export const lastPacked = (goods: string, crate: string) =>
  `Empacado: ${goods}, ${crate}. La caja está completa.`;
export const takeOut = "Volver a sacarlo";
export const takenOut = (goods: string, crate: string) => `Fuera de la caja: ${goods}, ${crate}.`;
export const notChanged = (goods: string, crate: string) =>
  `No cambió nada: ${goods}, ${crate}. Escanéelo de nuevo.`;
export const notKnown = (goods: string, crate: string) =>
  `No sabemos si esto cambió: ${goods}, ${crate}. Escanéelo de nuevo.`;
export const already = (goods: string, crate: string) => `Ya está empacado: ${goods}, ${crate}.`;
export const leaveOut = (name: string, crate: string) =>
  `No lo incluya: ${name}, ${crate}. Se canceló o no llega.`;
export const weighFirst = (name: string, crate: string) =>
  `Péselo primero: ${name}, ${crate}. Se vende por peso.`;
export const notInOrder = (order: string) => `Esto no es del pedido ${order}.`;
export const disputed = (crate: string) => `No empaque la caja de ${crate}: está en disputa.`;
export const notPacking = (crate: string, status: string) =>
  `La caja de ${crate} no se está empacando. Su estado: ${status}.`;
export const missing = (crate: string, goods: readonly string[]) =>
  `${crate}: falta empacar ${list(goods)}.`;
export const allIn = (crate: string) => `${crate}: todo está empacado.`;
export const unknown = (code: string) =>
  `No encontramos el código ${code}. Escanéelo de nuevo o marque el renglón abajo.`;
export const elsewhere = (order: string, slot: string) =>
  `${order} no está en esta lista: ${slot}${period(slot)}`;
export const seeThere = "Ver su lista de empaque";
export const stillOpen = (order: string, day: string) =>
  `${order} todavía puede cambiar. Se empaca después del cierre de su día, ${day}.`;
export const canceled = (order: string) => `${order} está cancelado: no lo incluya.`;
export const notLookedUp = (order: string) => `No pudimos buscar ${order}. Escanéelo de nuevo.`;
