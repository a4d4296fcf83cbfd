/** Soft grounds behind the illustrations, named after what they suggest. Chosen by the produce's colour. */
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

/** 'product': a 4:3 card picture. 'farm': a 16:9 hill scene. 'art': a cut-out without ground. */
export type PictureShape = "product" | "farm" | "art";

/** Turns one illustration into a relative of it: hue in degrees, the others as factors (1 = unchanged). */
export type PictureTone = {
  readonly hue?: number;
  readonly saturation?: number;
  readonly brightness?: number;
};

/** Everything a picture is made of. Equal specs give equal pictures, files and keys. */
export type PictureSpec = {
  readonly shape: PictureShape;
  /** One to three emoji for a product, up to five for a farm, exactly one for art. */
  readonly emojis: readonly string[];
  readonly ground: Ground;
  readonly tone?: PictureTone;
};

/** Widths in pixels in which each shape is made, smallest first. */
export const pictureWidths = {
  product: [320, 640, 960],
  farm: [640, 960, 1440],
  art: [128, 256],
} as const satisfies Record<PictureShape, readonly number[]>;

/** Width divided by height. */
export const pictureRatios = {
  product: 4 / 3,
  farm: 16 / 9,
  art: 1,
} as const satisfies Record<PictureShape, number>;

/** Raised when the drawing changes, so that browsers never keep an old picture under an old address. */
const drawingVersion = 1;

/** The stable name of a picture's files: equal for equal specs, safe in a URL, and different as soon as anything drawn differs. */
export function pictureKeyFor(spec: PictureSpec): string {
  const { hue = 0, saturation = 1, brightness = 1 } = spec.tone ?? {};
  const parts = [
    drawingVersion,
    spec.shape,
    spec.ground,
    hue,
    saturation,
    brightness,
    ...spec.emojis,
  ];
  return `${spec.shape}-${fnv1a64(parts.join("|"))}`;
}

/** Addresses of one picture for `<picture>`: two `srcset` values, and one URL for the `img` itself. */
export type PictureSources = {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
};

export function pictureSources(key: string, shape: PictureShape): PictureSources {
  const widths: readonly number[] = pictureWidths[shape];
  const srcset = (format: "avif" | "webp") =>
    widths.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(", ");
  const middle = widths[1] ?? 0;
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: pictureUrl(key, middle, "webp") };
}

/** Where one file of a picture is served. Its content never changes, so it may be cached for ever. */
export function pictureUrl(key: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** Shown, labelled "Representative photo", when a product's own picture cannot be loaded. */
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
