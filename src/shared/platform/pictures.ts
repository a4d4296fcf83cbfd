/** Soft grounds behind the illustrations, named after what they suggest. Chosen by the produce's color. */
export const grounds = {
  rose: "#fbe3dc",
  apricot: "#fdebd3",
  sage: "#e4f0d9",
  blush: "#fbe0e4",
  oat: "#f3ebdd",
  butter: "#fdf2cc",
  wheat: "#f2e6d6",
} as const;

export type Ground = (typeof grounds)[keyof typeof grounds];

/** 'product': a 4:3 card picture. 'farm': a 16:9 hill scene. */
export type PictureShape = "product" | "farm";

/** What a page can ask for: the pictures of rows, and 'art', the cut-outs without ground for the hero and bands. */
export type PictureKind = PictureShape | "art";

/** Turns one illustration into a relative of it: hue in degrees, the others as factors (1 = unchanged). */
export type PictureTone = {
  readonly hue?: number;
  readonly saturation?: number;
  readonly brightness?: number;
  /** Leaves what is green as it is, so that a recolored fruit keeps its leaves. */
  readonly keepGreen?: boolean;
};

/** Everything a picture is made of. Equal specs give equal pictures, files and keys. */
export type PictureSpec = {
  readonly shape: PictureShape;
  /** One to three for a product, the first of them in front; up to five for a farm, from left to right. */
  readonly emojis: readonly string[];
  readonly ground: Ground;
  /** Recolors the first emoji and its repeats. */
  readonly tone?: PictureTone;
  /** What a farm's picture stands on; a field unless given. */
  readonly scenery?: "field" | "sea";
};

/** Widths in pixels in which each shape is made, smallest first. */
export const pictureWidths = {
  product: [320, 640, 960],
  farm: [640, 960, 1440],
  art: [128, 256],
} as const satisfies Record<PictureKind, readonly number[]>;

/** Width divided by height. */
export const pictureRatios = {
  product: 4 / 3,
  farm: 16 / 9,
  art: 1,
} as const satisfies Record<PictureKind, number>;

/** Raised when the drawing changes, so that browsers never keep an old picture under an old address. */
const drawingVersion = 1;

/** The stable name of a picture's files: equal for equal specs, safe in a URL, and different as soon as anything drawn differs. */
export function pictureKeyFor(spec: PictureSpec): string {
  const { hue = 0, saturation = 1, brightness = 1, keepGreen = false } = spec.tone ?? {};
  const scenery = spec.scenery ?? "field";
  const tone = [hue, saturation, brightness, keepGreen];
  const parts = [drawingVersion, spec.shape, spec.ground, scenery, ...tone, ...spec.emojis];
  return `${spec.shape}-${fnv1a64(parts.join("|"))}`;
}

/** Addresses of one picture for `<picture>`: two `srcset` values, and one URL for the `img` itself. */
export type PictureSources = {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
};

export function pictureSources(key: string, kind: PictureKind): PictureSources {
  const widths: readonly number[] = pictureWidths[kind];
  const srcset = (format: "avif" | "webp") =>
    widths.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(", ");
  const middle = widths[1] ?? 0;
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: pictureUrl(key, middle, "webp") };
}

/** Where one file of a picture is served. Its content never changes, so it may be cached for ever. */
export function pictureUrl(key: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** The cut-outs that exist, by name. */
export const art = {
  tomato: "🍅",
  carrot: "🥕",
  broccoli: "🥦",
  corn: "🌽",
  strawberry: "🍓",
  egg: "🥚",
  "leafy-green": "🥬",
  grapes: "🍇",
  bread: "🍞",
  package: "📦",
  cheese: "🧀",
  "honey-pot": "🍯",
  tractor: "🚜",
  basket: "🧺",
  apple: "🍎",
  pear: "🍐",
  lemon: "🍋",
  tangerine: "🍊",
  avocado: "🥑",
  mushroom: "🍄",
  chestnut: "🌰",
  garlic: "🧄",
  herb: "🌿",
  seedling: "🌱",
  sunflower: "🌻",
  bouquet: "💐",
  milk: "🥛",
  crab: "🦀",
  oyster: "🦪",
  bee: "🐝",
  chicken: "🐔",
  farmer: "🧑‍🌾",
} as const;

export type ArtName = keyof typeof art;

/** The key of a cut-out, for `pictureSources(artKey("tomato"), "art")`. */
export function artKey(name: ArtName): string {
  return `art-${name}`;
}

/** What stands on the hill of the picture of a page that has none of its own. */
export const sharedScene: PictureSpec = {
  shape: "farm",
  emojis: ["🥕", "🍅", "🧑‍🌾", "🧺", "🌽"],
  ground: grounds.butter,
};

/** Where that picture is served; the size is the one that sharers ask for. */
export const sharePicture = {
  path: `/pictures/share-${drawingVersion}.jpg`,
  width: 1200,
  height: 630,
} as const;

/** Shown, labeled "Representative photo", when a product's own picture cannot be loaded. */
export const representativePicture: PictureSpec = {
  shape: "product",
  emojis: ["🧺"],
  ground: grounds.oat,
};

/** A committed drawing for the case that even the representative picture is missing. */
export const lastResortPicture = "/representative.svg";

const fnvOffset = 0xcbf29ce484222325n;
const fnvPrime = 0x100000001b3n;

/** FNV-1a in 64 bits: no cryptography needed, and the same in the browser as on the server. */
function fnv1a64(text: string): string {
  let hash = fnvOffset;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * fnvPrime);
  }
  return hash.toString(16).padStart(16, "0");
}
