import { sum } from "./cents.ts";

/** An unexplained difference in cents: the computed amount and the recorded one. */
export type Unexplained = { what: string; id: string; due: number; found: number };
export type Findings = {
  /** The number of recomputed amounts by kind. */
  checked: Record<string, number>;
  unexplained: Unexplained[];
  /** The sum of all differences. */
  cents: number;
};

/** Compares amounts and collects the differences. */
export class Comparison {
  readonly #checked: Record<string, number> = {};
  readonly #unexplained: Unexplained[] = [];

  compare(what: string, id: string, due: number, found: number): void {
    this.#checked[what] = (this.#checked[what] ?? 0) + 1;
    if (due !== found) this.#unexplained.push({ what, id, due, found });
  }

  get findings(): Findings {
    const cents = sum(this.#unexplained.map(({ due, found }) => Math.abs(due - found)));
    return { checked: this.#checked, unexplained: this.#unexplained, cents };
  }
}
