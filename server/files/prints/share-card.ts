import type { OverlayOptions, Sharp } from "sharp";
import { KEY } from "#shared/prints/kit/inks.ts";
import { EM, type Letters } from "#shared/prints/kit/letters.ts";
import { SHARE_SIZE } from "#shared/platform/pages/share.ts";
import { loadSharp } from "../sharp.ts";

/** The contents of a shared page's preview image. */
export type ShareCard = {
  /** A print as SVG, or a photo. */
  picture: Buffer;
  /** `card`: the picture on its ground with text beside it. `scene`: a full-bleed picture with text on a band. */
  layout: "card" | "scene";
  ground: string;
  title: string;
  /** Smaller lines below the title: pack, farm, town. */
  lines: readonly string[];
  /** The price, in the largest type. */
  price?: string;
};

const LEAF = "#2f6b3f";
const PAPER = "#fffdf8";

/** Draws a shared page's preview image as JPEG, 1200 by 630 pixels. */
export async function drawShareCard(card: ShareCard, letters: Letters): Promise<Buffer> {
  const layers = await (card.layout === "card" ? besideWords : underWords)(card, letters);
  return loadSharp()({ create: { ...SHARE_SIZE, channels: 3, background: card.ground } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

const WORDS = { left: 772, width: 388 };

async function besideWords(card: ShareCard, letters: Letters): Promise<OverlayOptions[]> {
  const picture = await fitted(card.picture, 760, 570).png().toBuffer();
  const size = Math.min(66, ...card.title.split(" ").map((word) => sizeFor(word, 66, letters)));
  const rows = rowsThatFit(card.title, size, letters);
  const top = 315 - (rows.length * size + card.lines.length * 40 + (card.price ? 96 : 0)) / 2;
  const title = rows.map((row, index) =>
    line(row, { x: WORDS.left, y: top + (index + 0.8) * size, size }, letters),
  );
  const small = card.lines.map((text, index) => {
    const place = { x: WORDS.left, y: top + rows.length * size + 34 + index * 40 };
    return line(text, { ...place, size: sizeFor(text, 29, letters), color: "#5b6a5f" }, letters);
  });
  const y = top + rows.length * size + card.lines.length * 40 + 92;
  const price = card.price
    ? line(card.price, { x: WORDS.left, y, size: 76, color: LEAF }, letters)
    : "";
  return [
    { input: picture, left: 6, top: 30 },
    { input: words([...title, ...small, price]), left: 0, top: 0 },
  ];
}

async function underWords(card: ShareCard, letters: Letters): Promise<OverlayOptions[]> {
  const { width, height } = SHARE_SIZE;
  const picture = await fitted(card.picture, width, 675).png().toBuffer();
  const cropped = await loadSharp()(picture)
    .extract({ left: 0, top: 45, width, height })
    .png()
    .toBuffer();
  const band = `<path d="M0 486h1200v144H0z" fill="${PAPER}"/>`;
  const title = line(card.title, { x: 56, y: 556, size: 56 }, letters);
  const small = line(card.lines.join(", "), { x: 56, y: 604, size: 29, color: "#5b6a5f" }, letters);
  return [
    { input: cropped, left: 0, top: 0 },
    { input: words([band, title, small]), left: 0, top: 0 },
  ];
}

/** Scales a picture to fit a box. A vector is rasterized at that size, so it stays sharp. */
function fitted(picture: Buffer, width: number, height: number): Sharp {
  return loadSharp()(picture, { density: 144 }).resize({ width, height, fit: "cover" });
}

const words = (marks: readonly string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${marks.join("")}</svg>`,
  );

type Place = { x: number; y: number; size: number; color?: string };

/** One left-aligned line of text as outlines. */
function line(text: string, { x, y, size, color = KEY }: Place, letters: Letters): string {
  const scale = (size / EM).toFixed(3);
  const paths = letters(text)
    .glyphs.filter(({ path }) => path)
    .map((glyph) => `<path transform="translate(${Math.round(glyph.x)})" d="${glyph.path}"/>`);
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${scale})" fill="${color}">${paths.join("")}</g>`;
}

/** The largest font size up to `most` at which a text fits beside the picture. */
const sizeFor = (text: string, most: number, letters: Letters) =>
  Math.min(most, Math.floor((WORDS.width * EM) / letters(text).width));

function rowsThatFit(text: string, size: number, letters: Letters): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const joined = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    const fits = (letters(joined).width * size) / EM <= WORDS.width;
    if (rows.length > 0 && fits) rows[rows.length - 1] = joined;
    else rows.push(word);
  }
  return rows;
}
