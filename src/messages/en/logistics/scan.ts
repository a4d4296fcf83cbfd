import { list, plural } from "../kit.ts";

export const field = {
  label: "Scan or type a label",
  description:
    "The code on a goods label packs that line. The code on a crate label says what is still missing.",
};
export const pack = "Pack it";
export const packing = (goods: string) => `Packing ${goods}…`;
export const packed = (goods: string, crate: string, left: number) =>
  `Packed: ${goods}, ${crate}. ${plural(left, {
    one: "1 line is left.",
    other: `${left} lines are left.`,
  })}`;
export const lastPacked = (goods: string, crate: string) =>
  `Packed: ${goods}, ${crate}. The crate is complete.`;
export const takeOut = "Take it out again";
export const takenOut = (goods: string, crate: string) => `Taken out again: ${goods}, ${crate}.`;
export const notChanged = (goods: string, crate: string) =>
  `Nothing has changed: ${goods}, ${crate}. Scan it again.`;
export const notKnown = (goods: string, crate: string) =>
  `We do not know whether this was changed: ${goods}, ${crate}. Scan it again.`;
export const already = (goods: string, crate: string) => `Already packed: ${goods}, ${crate}.`;
export const leaveOut = (name: string, crate: string) =>
  `Leave it out: ${name}, ${crate}. It was canceled or is not coming.`;
export const weighFirst = (name: string, crate: string) =>
  `Weigh it first: ${name}, ${crate}. It is sold by weight.`;
export const notInOrder = (order: string) => `This is not in order ${order}.`;
export const disputed = (crate: string) => `Do not pack ${crate}: it is disputed.`;
export const notPacking = (crate: string, status: string) =>
  `${crate} is not being packed. Its status: ${status}.`;
export const missing = (crate: string, goods: readonly string[]) =>
  `${crate}: still to pack are ${list(goods)}.`;
export const allIn = (crate: string) => `${crate}: everything is packed.`;
export const unknown = (code: string) =>
  `We cannot find the code ${code}. Scan it again, or tick the line below.`;
export const elsewhere = (order: string, slot: string) => `${order} is not on this list: ${slot}.`;
export const seeThere = "See its pack list";
export const stillOpen = (order: string, day: string) =>
  `${order} can still change. It is packed once its day, ${day}, has closed.`;
export const canceled = (order: string) => `${order} is canceled: leave it out.`;
export const notLookedUp = (order: string) => `We could not look up ${order}. Scan it again.`;
