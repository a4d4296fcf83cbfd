import type { Point } from "./points.ts";

/**
 * Writes path data in relative integers without accumulating rounding errors: the shortest form that all renderers
 * interpret identically.
 */
export class Pen {
  #written = "";
  #x = 0;
  #y = 0;
  #command = "";
  #curving = false;

  get path(): string {
    return this.#written;
  }

  move([x, y]: Point): this {
    this.#x = Math.round(x);
    this.#y = Math.round(y);
    this.#written += `M${this.#x} ${this.#y}`.replace(" -", "-");
    this.#command = "";
    this.#curving = false;
    return this;
  }

  /** A cubic curve; `smooth` means that the preceding joint is symmetrical, which allows the short form. */
  curve([first, second, end]: readonly [Point, Point, Point], smooth = false): this {
    const short = smooth && this.#curving;
    const numbers = short ? this.#relative(second, end) : this.#relative(first, second, end);
    this.#curving = true;
    return this.#write(short ? "s" : "c", numbers);
  }

  /** A quadratic curve. */
  bow(control: Point, end: Point): this {
    return this.#write("q", this.#relative(control, end));
  }

  line(end: Point): this {
    const numbers = this.#relative(end);
    return numbers.some(Boolean) ? this.#write("l", numbers) : this;
  }

  close(): this {
    this.#written += "z";
    this.#command = "";
    return this;
  }

  #relative(...points: readonly Point[]): number[] {
    const [fromX, fromY] = [this.#x, this.#y];
    const numbers = points.flatMap(([x, y]) => [Math.round(x) - fromX, Math.round(y) - fromY]);
    this.#x += numbers.at(-2) ?? 0;
    this.#y += numbers.at(-1) ?? 0;
    return numbers;
  }

  #write(command: string, numbers: readonly number[]): this {
    const [first = 0] = numbers;
    const gap = first < 0 ? "" : " ";
    this.#written += command === this.#command ? gap : command;
    this.#written += numbers
      .map((number, index) => (number < 0 || index === 0 ? `${number}` : ` ${number}`))
      .join("");
    this.#command = command;
    return this;
  }
}
