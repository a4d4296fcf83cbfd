import { smooth } from "./curves.ts";
import { type GlintOptions, glint, rim, type RimOptions } from "./edges.ts";
import type { Form } from "./forms.ts";
import { type AcrossOptions, type AlongOptions, strokesAcross, strokesAlong } from "./hatching.ts";
import { type Inks, KEY } from "./inks.ts";
import { boundsOf, isInside, lerp, type Point, times } from "./points.ts";
import { seededRandom } from "./random.ts";
import { screens } from "./screens.ts";
import { groundShadow } from "./shadow.ts";
import { moved } from "./transform.ts";

/** A path, or several that are printed as one. */
export type Paths = string | readonly string[];

export type BlockOptions = {
  /** Width of the key contour. */
  line?: number;
  /** Width of the dark crescent on the side in the shade; 0 leaves it out. */
  crescent?: number;
  /** How far the color is shifted to the light: the misregister that makes a print a print. */
  shift?: number;
  /** Length of the key teeth as a factor; 0 leaves them out. */
  teeth?: number;
  /** Length of the carved lights as a factor; 0 leaves them out. */
  lights?: number;
  /** Grain of the roller: 0 none, 1 usual, above 2 also misses in the light ink. */
  salt?: number;
  toothWidth?: number;
  toothLength?: number;
  toothStep?: number;
  /** See `RimOptions.threshold`. */
  threshold?: number;
  /** Printed instead of the base ink. */
  fill?: string;
};

type Placing = {
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Another scale across; negative mirrors. */
  scaleX?: number;
};

/** One picture while it is drawn, in the order of printing: what comes first lies below. */
export class Print {
  readonly id: string;
  readonly random: () => number;
  #marks: string[] = [];
  /** Of the forms so far, where they are: what the shadow is cast by. */
  #outlines: (readonly Point[])[] = [];
  #symbols = new Map<string, readonly (readonly Point[])[]>();
  #hung = false;
  #named = 0;

  /** `seed` fixes every chance of the picture, and the ids of its parts. */
  constructor(seed: string) {
    const chance = Math.floor(seededRandom(`id${seed}`)() * 36 ** 4);
    this.id = `f${chance.toString(36).padStart(4, "0")}`;
    this.random = seededRandom(seed);
  }

  /** A number between two, by chance. */
  between = (from: number, to: number) => lerp(from, to, this.random());

  /** Adds markup as it is. */
  raw(markup: string): this {
    this.#marks.push(markup);
    return this;
  }

  /** A name that no other part has, also in another picture. */
  nextId(): string {
    return `${this.id}${this.#named++}`;
  }

  /** Prints paths in one color, without a contour. */
  ink(paths: Paths, color: string, { opacity = 1, shift = 0 } = {}): this {
    const path = joined(paths);
    if (!path) return this;
    const faint = opacity < 1 ? ` opacity="${decimal(opacity)}"` : "";
    const aside = shift ? ` transform="translate(-${shift} -${shift})"` : "";
    return this.raw(`<path d="${path}" fill="${color}"${faint}${aside}/>`);
  }

  /** A line of even width: only for strings, stalks and seams, as other marks taper. */
  stroke(line: string | readonly Point[], color: string, width: number, closed = false): this {
    const path = typeof line === "string" ? line : smooth(line, closed);
    return this.raw(`<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`);
  }

  /** Round dots. */
  dots(points: readonly Point[], color: string, diameter: number, opacity = 1): this {
    if (points.length === 0) return this;
    const path = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
    const faint = opacity < 1 ? ` opacity="${decimal(opacity)}"` : "";
    return this.raw(`<path d="${path}" stroke="${color}" stroke-width="${diameter}"${faint}/>`);
  }

  /**
   * The house treatment of a form: key silhouette, color off register towards the light, dark crescent
   * with its line screen, key teeth from the shade, carved lights, grain.
   */
  block(form: Form, inks: Inks, options: BlockOptions = {}): this {
    const { line = 9, crescent = 26, shift = 4, teeth = 1, lights = 1, salt = 1 } = options;
    const [light, base, dark] = inks;
    const id = this.nextId();
    this.reaching(form.outline);
    const printing = (color: string, left = 0, up = left) =>
      `<use href="#${id}" fill="${color}"${left ? ` x="-${left}" y="-${Math.round(up)}"` : ""}/>`;
    this.raw(
      `<g fill="${KEY}" stroke="${KEY}" stroke-width="${line}"><path id="${id}" d="${form.path}"/></g>`,
    );
    const color = options.fill ?? base;
    if (crescent > 0) {
      const towardsLight = (fill: string, width: number) => printing(fill, width, width * 0.85);
      const screen = towardsLight(`url(#${this.id}h)`, crescent);
      const beyond = towardsLight(color, Math.round(crescent * 2.1));
      const halfShade = crescent > 13 ? screen + beyond : "";
      const layers = printing(dark) + towardsLight(color, crescent) + halfShade;
      this.raw(
        `<clipPath id="${id}c"><use href="#${id}"/></clipPath><g clip-path="url(#${id}c)" transform="translate(-${shift} -${shift})">${layers}</g>`,
      );
    } else this.raw(printing(color, shift));
    if (salt > 0) this.raw(printing(`url(#${this.id}g)`, shift));
    if (teeth > 0) this.#teeth(form, teeth, options);
    if (lights > 0) this.ink(this.glint(form, { length: 30 * lights }), light);
    if (salt > 2) this.salt(form, light, salt / 2);
    return this;
  }

  /** The lighter treatment where many forms lie on each other: one color with its contour and teeth. */
  flat(form: Form, inks: Inks, options: BlockOptions = {}): this {
    const { line = 9, teeth = 1 } = options;
    this.reaching(form.outline);
    const contour = `stroke="${KEY}" stroke-width="${line}"`;
    this.raw(`<path d="${form.path}" fill="${options.fill ?? inks[1]}" ${contour}/>`);
    if (teeth > 0) this.#teeth(form, teeth, options);
    return this;
  }

  rim(form: Form, options?: RimOptions): string[] {
    return rim(form, this.between, options);
  }

  glint(form: Form, options?: GlintOptions): string[] {
    return glint(form, this.between, options);
  }

  /** The grain of the roller over a form or a region. */
  grain(path: string): this {
    return this.raw(`<path d="${path}" fill="url(#${this.id}g)"/>`);
  }

  /** The line screen of half shade over a region. */
  screen(path: string): this {
    return this.raw(`<path d="${path}" fill="url(#${this.id}h)"/>`);
  }

  /** Little misses of the roller inside a form. */
  salt(form: Form, color: string, amount = 1): this {
    const { left, right, top, bottom } = boundsOf(form.outline);
    const count = Math.min(24, ((right - left) * (bottom - top)) / 2200) * amount;
    const places = times(Math.ceil(count), (): Point => [
      this.between(left, right),
      this.between(top, bottom),
    ]);
    const within = places.filter((place) => isInside(place, form.outline));
    return this.dots(within, color, 3, 0.6);
  }

  /** See `strokesAlong`. */
  along(form: Form, across: readonly number[], options?: AlongOptions): string[] {
    return strokesAlong(form, across, this.between, options);
  }

  /** See `strokesAcross`. */
  across(form: Form, options?: AcrossOptions): string[] {
    return strokesAcross(form, this.between, options);
  }

  /** Draws what stands: with its shadow on the ground, behind it. */
  standing(paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    if (!this.#hung) this.ink(groundShadow(outlines, this.between), SHADOW, { opacity: 0.3 });
    this.#outlines.push(...outlines);
    return this.raw(marks);
  }

  /** Says that what is drawn hangs: it casts no shadow on the ground. */
  hung(): this {
    this.#hung = true;
    return this;
  }

  /** The box around all forms so far. */
  get reach() {
    return boundsOf(this.#outlines.flat());
  }

  /** Says how far something reaches that is no block: straw, fringes, a thing of strokes. */
  reaching(outline: readonly Point[]): this {
    this.#outlines.push(outline);
    return this;
  }

  /** Draws something once around the origin, to be set by `place`. Whatever is repeated over three times is one. */
  symbol(paint: (print: Print) => void): string {
    const id = this.nextId();
    const { marks, outlines } = this.#aside(() => paint(this));
    this.#symbols.set(id, outlines);
    this.raw(`<defs><g id="${id}">${marks}</g></defs>`);
    return id;
  }

  place(id: string, [x, y]: Point, { turn = 0, scale = 1, scaleX = scale }: Placing = {}): this {
    const turned = turn ? ` rotate(${Math.round(turn)})` : "";
    const sized = scale !== 1 || scaleX !== 1 ? ` scale(${decimal(scaleX)} ${decimal(scale)})` : "";
    const transform = `translate(${Math.round(x)} ${Math.round(y)})${turned}${sized}`;
    this.#reachingMoved(this.#symbols.get(id) ?? [], transform);
    return this.raw(`<use href="#${id}" transform="${transform}"/>`);
  }

  /** Places all that `paint` draws. */
  within(transform: string, paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    this.#reachingMoved(outlines, transform);
    return this.raw(`<g transform="${transform}">${marks}</g>`);
  }

  /** Prints what `paint` leaves to its surroundings in an ink: no fill is the base, `currentColor` the light. */
  tinted([light, base]: Inks, paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    this.#outlines.push(...outlines);
    return this.raw(`<g fill="${base}" color="${light}">${marks}</g>`);
  }

  /** Prints many shapes as one: key below and off register, color above. */
  pull(paths: Paths, color: string, { shift = 4, line = 6, key = KEY } = {}): this {
    const id = this.nextId();
    const block = `<g fill="${key}" stroke="${key}" stroke-width="${line}"><path id="${id}" d="${joined(paths)}"/></g>`;
    return this.raw(`${block}<use href="#${id}" fill="${color}" x="-${shift}" y="-${shift}"/>`);
  }

  /** The whole picture, named for those who do not see it. */
  svg(label: string, size: { width: number; height: number } = CANVAS): string {
    const marks = this.#marks.join("").replaceAll(` fill="${KEY}"`, "");
    const box = `width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"`;
    const pen = `fill="${KEY}" stroke-linejoin="round" stroke-linecap="round"`;
    const name = `role="img" aria-label="${escaped(label)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen} ${name}>${screens(this.id)}${marks}</svg>`;
  }

  #teeth(form: Form, factor: number, options: BlockOptions): void {
    const { toothWidth, toothLength = 46, toothStep, threshold } = options;
    const teeth = this.rim(form, {
      length: toothLength * factor,
      ...(toothWidth !== undefined && { width: toothWidth }),
      ...(toothStep !== undefined && { step: toothStep }),
      ...(threshold !== undefined && { threshold }),
    });
    this.ink(teeth, KEY);
  }

  #reachingMoved(outlines: readonly (readonly Point[])[], transform: string): void {
    for (const outline of outlines) this.reaching(moved(outline, transform));
  }

  #aside(paint: () => void): { marks: string; outlines: readonly (readonly Point[])[] } {
    const before = [this.#marks, this.#outlines] as const;
    [this.#marks, this.#outlines] = [[], []];
    paint();
    const drawn = { marks: this.#marks.join(""), outlines: this.#outlines };
    [this.#marks, this.#outlines] = before;
    return drawn;
  }
}

/** What a shadow is printed in, thinly. */
const SHADOW = "#22352a";

/** The canvas of a product: 4 to 3. */
export const CANVAS = { width: 800, height: 600 };

const joined = (paths: Paths) => (typeof paths === "string" ? paths : paths.join(""));

/** At most two decimals, none that say nothing. */
const decimal = (value: number) => `${Number(value.toFixed(2))}`.replace(/^(-?)0\./, "$1.");

/** Text as the value of an attribute. */
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
