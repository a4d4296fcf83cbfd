/** Soft backgrounds for the prints, named after what they suggest. Chosen to go with the produce's color. */
export const grounds = {
  rose: "#fbe3dc",
  apricot: "#fdebd3",
  sage: "#e4f0d9",
  blush: "#fbe0e4",
  oat: "#f3ebdd",
  butter: "#fdf2cc",
  wheat: "#f2e6d6",
} as const;

export type GroundName = keyof typeof grounds;
export type Ground = (typeof grounds)[GroundName];

/** 'product': a card's 4:3 picture. 'farm': a 16:9 landscape. */
export type PictureShape = "product" | "farm";

/** What a page can request: pictures of rows, and 'art', prints without a background for heroes and bands. */
export type PictureKind = PictureShape | "art";

/** Widths in pixels in which photos of each shape are stored, smallest first. */
export const pictureWidths = {
  product: [320, 640, 960],
  farm: [640, 960, 1440],
} as const satisfies Record<PictureShape, readonly number[]>;

/** Width divided by height. */
export const pictureRatios = {
  product: 4 / 3,
  farm: 16 / 9,
  art: 1,
} as const satisfies Record<PictureKind, number>;

/** Set by the build to a hash of everything prints are drawn from; absent in tests and without a build. */
declare const __PRINTS__: string | undefined;

/** Cache-busting query: browsers can cache a print indefinitely and still get a new one after a change. */
const printsVersion = typeof __PRINTS__ === "string" ? `?v=${__PRINTS__}` : "";

/** The key of a product's or dish's print: its background and its name. */
export function printKey(name: string, ground: Ground): string {
  const [found = "oat"] = Object.entries(grounds).find(([, color]) => color === ground) ?? [];
  return `print-${found}-${name}`;
}

/** The key of a farm's landscape. */
export function sceneKey(name: string): string {
  return `scene-${name}`;
}

/** The print for a key: its file name, and its background unless it has its own; null for a photo. */
export function printOf(key: string): { name: string; ground: GroundName | null } | null {
  if (/^(?:art|scene)-[a-z0-9-]+$/.test(key)) return { name: key, ground: null };
  const [, ground, name] = /^print-([a-z]+)-([a-z0-9-]+)$/.exec(key) ?? [];
  return name && isGround(ground) ? { name, ground } : null;
}

const isGround = (name: string | undefined): name is GroundName =>
  name !== undefined && Object.hasOwn(grounds, name);

/** The URL of a print, as SVG: one of the market's, or one a farm chose. */
export function printUrl(name: string): string {
  return isDrawn(name) ? `/pictures/${name}.svg` : `/prints/${name}.svg${printsVersion}`;
}

/** Whether a print was drawn for a farm, and is stored with the farms' photos. */
export const isDrawn = (name: string) => DRAWN.test(name);
const DRAWN = /^drawn-[0-9a-f]{32}$/;

/** The name of such a print; `random` is 32 hexadecimal digits. */
export const drawnName = (random: string) => `drawn-${random}`;

/** The key of such a print on its background. */
export const drawnKey = (name: string, ground: GroundName) => `print-${ground}-${name}`;

/** A photo's URLs for `<picture>`: two `srcset` values, and one URL for the `img`. */
export type PhotoSources = {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
};

export function photoSources(key: string, shape: PictureShape): PhotoSources {
  const widths: readonly number[] = pictureWidths[shape];
  const srcset = (format: "avif" | "webp") =>
    widths.map((width) => `${photoUrl(key, width, format)} ${width}w`).join(", ");
  const middle = widths[1] ?? 0;
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: photoUrl(key, middle, "webp") };
}

/** The URL of one file of a photo. Its content never changes, so it can be cached forever. */
export function photoUrl(key: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** A single URL for any kind of picture, where there is no choice of formats. */
export function pictureUrl(key: string, width: number): string {
  const print = printOf(key);
  return print ? printUrl(print.name) : photoUrl(key, width, "webp");
}

/** Representative prints for heroes and bands: goods of the market, and things on a farm. */
const ART = {
  apple: "pink-lady-apples",
  basket: "basket",
  bee: "bee",
  bouquet: "market-bouquet",
  box: "box",
  bread: "country-sourdough",
  carrot: "nantes-carrots",
  corn: "sweet-corn",
  egg: "pasture-eggs",
  grapes: "flame-grapes",
  hen: "hen",
  honey: "wildflower-honey",
  "leafy-green": "butter-lettuce",
  milk: "whole-milk",
  oyster: "two-tides-oysters",
  seedling: "seedling",
  strawberry: "albion-strawberries",
  sunflower: "sunflowers",
  tomato: "heirloom-tomatoes",
  tractor: "tractor",
} as const;

export type ArtName = keyof typeof ART;

/** The key of the representative print, without a background. */
export function artKey(name: ArtName): string {
  return bareKey(ART[name]);
}

/** The key of a print without background and paper. */
export function bareKey(name: string): string {
  return `art-${name}`;
}

/** The landscape of a farm without its own, and of pages shared on social media. */
export const sharedScene = sceneKey("furrow");

/** Shown, labeled "Representative photo", if a product's own picture cannot be loaded. */
export const representativePicture = printKey("basket", grounds.oat);

/** A checked-in drawing, in case even the representative picture is missing. */
export const lastResortPicture = "/representative.svg";
