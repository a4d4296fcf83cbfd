import { sum } from "./cents.ts";

/** Cents that nothing explains: what was worked out, and what stands there. */
export type Unexplained = { what: string; id: string; due: number; found: number };
export type Findings = {
  /** How many amounts were worked out anew, by what they are. */
  checked: Record<string, number>;
  unexplained: Unexplained[];
  /** All differences together. */
  cents: number;
};

/** Lays amounts beside each other, and keeps those that differ. */
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
