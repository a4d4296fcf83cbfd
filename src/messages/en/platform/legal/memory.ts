import { plural } from "../../kit.ts";

export const cleared = "Done. This browser remembers nothing optional anymore.";
export const noStorage =
  "This browser does not let pages use its storage, so there was nothing to clear.";
export const counting = "Counting what this browser keeps.";
export const clear = "Clear this browser";
export const clearAsk =
  "Your cart, your zip code, the day you chose, your promotion code and a half-filled farm application are removed from this browser, and our greeting may come up again. It cannot be undone. You stay signed in.";
export const keepsNothing = "This browser keeps nothing optional at the moment.";
export const keeps = (count: number) =>
  plural(count, {
    one: `This browser keeps ${count} optional thing at the moment.`,
    other: `This browser keeps ${count} optional things at the moment.`,
  });
