import { number, plural } from "../kit.ts";

export const willEmail = (zip: string) => `We will email you when we deliver to ${zip}.`;
export const list = "Waiting list";
export const tellMe = "Tell me when you deliver here";
export const oneEmail = "One email when we do, and nothing else";
export const example = "you@example.com";
export const putMe = "Put me on the list";
export const already = (n: number) =>
  plural(n, {
    one: "One neighbor is waiting there already.",
    other: `${number(n)} neighbors are waiting there already.`,
  });
export const firstThere = "You are the first there. Tell your neighbors: it counts.";
export const neighbors = (n: number) =>
  plural(n, {
    one: "One neighbor waits there as well.",
    other: `${number(n)} neighbors wait there as well.`,
  });

export const fiveDigits = "Please enter a five-digit zip code";
