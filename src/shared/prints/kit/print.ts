import { smooth } from "./curves.ts";
import { type GlintOptions, glint, rim, type RimOptions } from "./edges.ts";
import type { Form } from "./forms.ts";
import { type AcrossOptions, type AlongOptions, strokesAcross, strokesAlong } from "./hatching.ts";
import { type Inks, KEY } from "./inks.ts";
import { escaped, faint, joined, type Paths, placed, type Placing } from "./markup.ts";
import { boundsOf, isInside, lerp, type Point, times } from "./points.ts";
import { seededRandom } from "./random.ts";
import { screens } from "./screens.ts";
import { groundShadow } from "./shadow.ts";
import { moved } from "./transform.ts";

export type BlockOptions = {
  /** Width of the key contour. */
  line?: number;
  /** Width of the dark crescent on the shaded side; 0 for none. */
  crescent?: number;
  /** How far the color is shifted toward the light: the misregistration typical of prints. */
  shift?: number;
  /** Length factor of the key teeth; 0 for none. */
  teeth?: number;
  /** Length factor of the carved highlights; 0 for none. */
  lights?: number;
  /** Roller grain: 0 for none, 1 for normal; above 2 also affects the light ink. */
  salt?: number;
  toothWidth?: number;
  toothLength?: number;
  toothStep?: number;
  /** See `RimOptions.threshold`. */
  threshold?: number;
  /** Replaces the base ink. */
  fill?: string;
};

/** A picture being drawn, in printing order: earlier parts are below later ones. */
export class Print {
  readonly id: string;
  readonly random: () => number;
  #marks: string[] = [];
  /** Outlines of the forms so far, in place; they cast the shadow. */
  #outlines: (readonly Point[])[] = [];
  #symbols = new Map<string, readonly (readonly Point[])[]>();
  /** What alone touches the ground, where it is not all that comes near it. */
  #feet: readonly (readonly Point[])[] | null = null;
  #named = 0;

  /** `seed` determines all randomness in the picture, and the ids of its parts. */
  constructor(seed: string) {
    const chance = Math.floor(seededRandom(`id${seed}`)() * 36 ** 4);
    this.id = `f${chance.toString(36).padStart(4, "0")}`;
    this.random = seededRandom(seed);
  }

  /** A random number between two values. */
  between = (from: number, to: number) => lerp(from, to, this.random());

  /** Adds raw markup. */
  raw(markup: string): this {
    this.#marks.push(markup);
    return this;
  }

  /** An id that is unique, even across pictures. */
  nextId(): string {
    return `${this.id}${this.#named++}`;
  }

  /** Prints paths in one color, without a contour. */
  ink(paths: Paths, color: string, { opacity = 1, shift = 0 } = {}): this {
    const path = joined(paths);
    if (!path) return this;
    const aside = shift ? ` transform="translate(-${shift} -${shift})"` : "";
    return this.raw(`<path d="${path}" fill="${color}"${faint(opacity)}${aside}/>`);
  }

  /** A line of constant width: only for strings, stalks and seams, since other marks taper. */
  stroke(line: string | readonly Point[], color: string, width: number, closed = false): this {
    const path = typeof line === "string" ? line : smooth(line, closed);
    return this.raw(`<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`);
  }

  /** Round dots. */
  dots(points: readonly Point[], color: string, diameter: number, opacity = 1): this {
    if (points.length === 0) return this;
    const path = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
    return this.raw(
      `<path d="${path}" stroke="${color}" stroke-width="${diameter}"${faint(opacity)}/>`,
    );
  }

  /**
   * The standard rendering of a form: key silhouette, color shifted toward the light, dark crescent with its line
   * screen, key teeth from the shade, carved highlights, grain.
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

  /** The lighter rendering for many overlapping forms: one color with its contour and teeth. */
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

  /** Roller grain over a form or region. */
  grain(path: string): this {
    return this.raw(`<path d="${path}" fill="url(#${this.id}g)"/>`);
  }

  /** The half-shade line screen over a region. */
  screen(path: string): this {
    return this.raw(`<path d="${path}" fill="url(#${this.id}h)"/>`);
  }

  /** Small gaps in the ink inside a form. */
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

  /** Draws standing objects with their shadow on the ground behind them. */
  standing(paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    const shadow = groundShadow(this.#feet ?? outlines, this.between);
    this.ink(shadow, SHADOW, { opacity: 0.3 });
    this.#outlines.push(...outlines);
    return this.raw(marks);
  }

  /** Marks the drawing as hanging, so that it casts no shadow on the ground. */
  hung(): this {
    this.#feet = [];
    return this;
  }

  /** Says on what it stands, where other parts reach down beside it and do not touch the ground. */
  foot(outline: readonly Point[]): this {
    this.#feet ??= [outline];
    return this;
  }

  /** The bounding box of all forms so far. */
  get reach() {
    return boundsOf(this.#outlines.flat());
  }

  /** Adds the extent of something that is not a block: straw, fringes, strokes. */
  reaching(outline: readonly Point[]): this {
    this.#outlines.push(outline);
    return this;
  }

  /**
   * Draws something once around the origin, to be positioned with `place`. Use it for anything repeated more than
   * three times.
   */
  symbol(paint: (print: Print) => void): string {
    const id = this.nextId();
    const { marks, outlines } = this.#aside(() => paint(this));
    this.#symbols.set(id, outlines);
    this.raw(`<defs><g id="${id}">${marks}</g></defs>`);
    return id;
  }

  place(id: string, at: Point, placing: Placing = {}): this {
    const transform = placed(at, placing);
    this.#reachingMoved(this.#symbols.get(id) ?? [], transform);
    return this.raw(`<use href="#${id}" transform="${transform}"/>`);
  }

  /** Applies a transform to everything `paint` draws. */
  within(transform: string, paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    this.#reachingMoved(outlines, transform);
    return this.raw(`<g transform="${transform}">${marks}</g>`);
  }

  /**
   * Provides the inks for parts of `paint` without their own: no fill is the base ink, `currentColor` the light one.
   */
  tinted([light, base]: Inks, paint: () => void): this {
    const { marks, outlines } = this.#aside(paint);
    this.#outlines.push(...outlines);
    return this.raw(`<g fill="${base}" color="${light}">${marks}</g>`);
  }

  /** Prints many shapes as one: the key ink below, the color shifted above it. */
  pull(paths: Paths, color: string, { shift = 4, line = 6, key = KEY } = {}): this {
    const id = this.nextId();
    const block = `<g fill="${key}" stroke="${key}" stroke-width="${line}"><path id="${id}" d="${joined(paths)}"/></g>`;
    return this.raw(`${block}<use href="#${id}" fill="${color}" x="-${shift}" y="-${shift}"/>`);
  }

  /** The whole picture, with `label` as its accessible name. */
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

/** The shadow's color, printed thinly. */
const SHADOW = "#22352a";

/** The canvas of a product: 4 to 3. */
export const CANVAS = { width: 800, height: 600 };
