/** Soft grounds behind the prints, named after what they suggest. Chosen by the produce's color. */
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

/** 'product': the 4:3 picture of a card. 'farm': a 16:9 landscape. */
export type PictureShape = "product" | "farm";

/** What a page can ask for: the pictures of rows, and 'art', prints without ground for heroes and bands. */
export type PictureKind = PictureShape | "art";

/** Widths in pixels in which a photo of each shape is kept, smallest first. */
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

/** Set by the build to a hash of all that prints are drawn from; absent in tests and where nothing is built. */
declare const __PRINTS__: string | undefined;

/** Asked for with a print, so that a browser may keep it for good and still gets another one after a change. */
const printsVersion = typeof __PRINTS__ === "string" ? `?v=${__PRINTS__}` : "";

/** The key of a product's or a dish's print: its ground and its name. */
export function printKey(name: string, ground: Ground): string {
  const [found = "oat"] = Object.entries(grounds).find(([, color]) => color === ground) ?? [];
  return `print-${found}-${name}`;
}

/** The key of a farm's landscape. */
export function sceneKey(name: string): string {
  return `scene-${name}`;
}

/** The print behind a key: its file's name, and its ground where it has none of its own; null for a photo. */
export function printOf(key: string): { name: string; ground: GroundName | null } | null {
  if (/^(?:art|scene)-[a-z0-9-]+$/.test(key)) return { name: key, ground: null };
  const [, ground, name] = /^print-([a-z]+)-([a-z0-9-]+)$/.exec(key) ?? [];
  return name && isGround(ground) ? { name, ground } : null;
}

const isGround = (name: string | undefined): name is GroundName =>
  name !== undefined && Object.hasOwn(grounds, name);

/** Where a print is served, as SVG: the market's own, or one that a farm has chosen. */
export function printUrl(name: string): string {
  return isDrawn(name) ? `/pictures/${name}.svg` : `/prints/${name}.svg${printsVersion}`;
}

/** Whether a print was drawn for a farm, and lies where the photos of farms do. */
export const isDrawn = (name: string) => DRAWN.test(name);
const DRAWN = /^drawn-[0-9a-f]{32}$/;

/** The name of such a print; `random` has 32 hexadecimal digits. */
export const drawnName = (random: string) => `drawn-${random}`;

/** The key of such a print on its ground. */
export const drawnKey = (name: string, ground: GroundName) => `print-${ground}-${name}`;

/** Addresses of one photo for `<picture>`: two `srcset` values, and one URL for the `img` itself. */
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

/** Where one file of a photo is served. Its content never changes, so it may be cached forever. */
export function photoUrl(key: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** One address of a picture of whichever kind, for what takes no choice of formats. */
export function pictureUrl(key: string, width: number): string {
  const print = printOf(key);
  return print ? printUrl(print.name) : photoUrl(key, width, "webp");
}

/** The prints that stand for their kind in heroes and bands: goods of the market, and things of the farm. */
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

/** The key of the print without ground that stands for its kind. */
export function artKey(name: ArtName): string {
  return bareKey(ART[name]);
}

/** The key of a print without ground and paper. */
export function bareKey(name: string): string {
  return `art-${name}`;
}

/** The landscape of a farm that has none of its own, and of a page where it is shared. */
export const sharedScene = sceneKey("furrow");

/** Shown, labeled "Representative photo", when a product's own picture cannot be loaded. */
export const representativePicture = printKey("basket", grounds.oat);

/** A committed drawing for the case that even the representative picture is missing. */
export const lastResortPicture = "/representative.svg";
