import { plural } from "../kit.ts";

export const expected = (range: string) => `We expect to be at your door ${range}.`;
export const lateBy = (range: string) =>
  `The van with your order is running late: we expect to be at your door ${range}.`;
export const doorsBefore = (doors: number) =>
  doors === 0
    ? "You are next."
    : plural(doors, {
        one: "1 door comes before yours.",
        other: `${doors} doors come before yours.`,
      });
