import { loadSharp } from "../sharp.ts";

/** A print as SVG, and the color of its ground. */
export type SheetEntry = { readonly svg: string; readonly ground: string };

/** The layout of a contact sheet; `columns` counts pictures per row. */
export type SheetOptions = {
  /** Width of one picture in pixels. */
  width: number;
  columns: number;
  dark?: boolean;
};

/** The page's dark background, into which the cards' grounds are blended in dark mode. */
const DARK_PAGE = { r: 29, g: 51, b: 39 };
const DARK_PART = 0.22;

/** Draws many prints side by side on their grounds as one PNG, for review without a page. */
export async function contactSheet(
  entries: readonly SheetEntry[],
  { width, columns, dark = false }: SheetOptions,
): Promise<Buffer> {
  const gap = Math.max(4, Math.round(width / 20));
  const height = Math.round(width * 0.75);
  const rows = Math.ceil(entries.length / columns);
  const cards = await Promise.all(
    entries.map(async ({ svg, ground }, index) => ({
      input: await card(svg, dark ? toned(ground) : ground, width),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const background = dark ? DARK_PAGE : "#fbf7ee";
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap };
  return loadSharp()({ create: { ...size, channels: 3, background } })
    .composite(cards)
    .png()
    .toBuffer();
}

/** One print on its ground, `width` pixels wide. */
function card(svg: string, background: string, width: number): Promise<Buffer> {
  const density = (72 * width) / 800;
  return loadSharp()(Buffer.from(svg), { density })
    .resize(width)
    .flatten({ background })
    .png()
    .toBuffer();
}

function toned(ground: string): string {
  const part = (from: number, page: number) =>
    Math.round(page + (from - page) * DARK_PART)
      .toString(16)
      .padStart(2, "0");
  const channel = (at: number) => Number.parseInt(ground.slice(at, at + 2), 16);
  const { r, g, b } = DARK_PAGE;
  return `#${part(channel(1), r)}${part(channel(3), g)}${part(channel(5), b)}`;
}
