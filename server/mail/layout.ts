import { mailLetters as m } from "#messages/mail/letters.ts";
import { languageNow, languageOf, pathIn } from "#shared/language.ts";
import { MAIL_COLORS } from "#shared/mail/mail-colors.ts";
import { businessAddressLine, type Business } from "#shared/platform/business/business.ts";
import { sharePath, THUMBNAIL_SIZE } from "#shared/platform/pages/share.ts";
import type { ComposedMail } from "./port.ts";

/** The parts of an email. Both text and HTML are made from them, so that they never differ. */
export type MailParts = {
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Set for marketing emails only; shown at the end. */
  unsubscribeUrl?: string;
};

export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "rows"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "goods"; goods: readonly MailGoods[] }
  | { kind: "link"; label: string; url: string; before?: string };

/** Goods with their picture key, text and price, and perhaps a note below the text. */
export type MailGoods = { picture: string; words: string; value?: string; note?: string | null };

/**
 * Lays an email out as plain text and HTML, both with the business's postal address. `publicUrl` is where its
 * pictures load from.
 */
export function layOut(parts: MailParts, business: Business, publicUrl: string): ComposedMail {
  const { subject, heading, blocks, unsubscribeUrl } = parts;
  const imprint = `${business.name}, ${businessAddressLine(business)}`;
  const allBlocks = unsubscribeUrl ? [...blocks, unsubscribeBlock(unsubscribeUrl)] : blocks;
  const all = allBlocks.flatMap(inParagraphs).map((block) => inLanguage(block, publicUrl));
  return {
    subject: oneLine(subject),
    text: [heading, ...all.map(blockText), imprint].join("\n\n"),
    html: page(heading, all.map((block) => blockHtml(block, publicUrl)).join(""), imprint),
  };
}

/** Splits text with line breaks, as people type it, into one paragraph per line. */
function inParagraphs(block: MailBlock): MailBlock[] {
  if (block.kind !== "text") return [block];
  const lines = block.text.trim().split(/\s*\n\s*/);
  return lines.map((text) => ({ kind: "text", text }));
}

/** Makes a link to one of our pages open in the language of the email. */
function inLanguage(block: MailBlock, publicUrl: string): MailBlock {
  if (block.kind !== "link" || !block.url.startsWith(`${publicUrl}/`)) return block;
  const { path } = languageOf(block.url.slice(publicUrl.length));
  return { ...block, url: publicUrl + pathIn(languageNow(), path) };
}

function unsubscribeBlock(url: string): MailBlock {
  return { kind: "link", label: m.unsubscribe, url };
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "rows":
      return block.rows.map(rowText).join("\n");
    case "goods":
      return block.goods.map(goodsText).join("\n");
    case "link":
      return `${sentenceBefore(block)}${block.label}: ${block.url}`;
  }
}

function blockHtml(block: MailBlock, publicUrl: string): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case "rows":
      return table(block.rows.map(rowHtml));
    case "goods":
      return table(block.goods.map((goods) => goodsHtml(goods, publicUrl)));
    case "link":
      return `<p style="margin:0 0 16px">${escapeHtml(sentenceBefore(block))}<a href="${escapeHtml(block.url)}" class="link" style="color:${link.light}">${escapeHtml(block.label)}</a></p>`;
  }
}

const sentenceBefore = ({ before }: { before?: string }) => (before ? `${before} ` : "");

const table = (rows: readonly string[]) =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join("")}</table>`;

const { page: paper, ink, quiet, link, line } = MAIL_COLORS;

const CELL = `padding:6px 0;border-bottom:1px solid ${line.light}`;
const AMOUNT = `${CELL};padding-left:12px;text-align:right;white-space:nowrap`;
const WORDS = `${CELL};padding-left:12px;text-align:left`;

/** A row without a value, such as goods to rate, is its label alone. */
const rowText = ([label, value]: readonly [string, string]) =>
  value === "" ? label : `${label}: ${value}`;

/** The longest value that stays on one line, in characters; amounts and dates are shorter. */
const ONE_LINE = 24;

function rowHtml([label, value]: readonly [string, string]): string {
  const style = value.length > ONE_LINE ? WORDS : AMOUNT;
  return `<tr>${cell(`${CELL};vertical-align:top`, escapeHtml(label))}${cell(style, escapeHtml(value))}</tr>`;
}

const cell = (style: string, html: string) => `<td class="line" style="${style}">${html}</td>`;

function goodsText({ words, value, note }: MailGoods): string {
  const text = value === undefined ? words : `${words}: ${value}`;
  return note ? `${text}\n  ${note}` : text;
}

/** The image has a fixed size, so that the layout holds even if pictures are blocked. */
function goodsHtml({ picture, words, value = "", note }: MailGoods, publicUrl: string): string {
  const { width, height } = { width: THUMBNAIL_SIZE.width / 2, height: THUMBNAIL_SIZE.height / 2 };
  const source = escapeHtml(publicUrl + sharePath.thumbnail(picture));
  const image = `<img src="${source}" width="${width}" height="${height}" alt="" style="display:block;border-radius:8px">`;
  return `<tr>${cell(`${CELL};width:${width + 12}px`, image)}${cell(CELL, escapeHtml(words) + (note ? noteHtml(note) : ""))}${cell(AMOUNT, escapeHtml(value))}</tr>`;
}

const noteHtml = (note: string) =>
  `<br><span class="quiet" style="color:${quiet.light};font-size:14px">${escapeHtml(note)}</span>`;

/** Colors for readers in the dark scheme. They override the light ones, which are in attributes for readers without it. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:${paper.dark}!important;color:${ink.dark}!important}.quiet{color:${quiet.dark}!important}.link{color:${link.dark}!important}.line{border-color:${line.dark}!important}}`;
const SCHEMES = ["color-scheme", "supported-color-schemes"]
  .map((name) => `<meta name="${name}" content="light dark">`)
  .join("");
const HEAD = `<head><meta charset="utf-8">${SCHEMES}<style>${DARK}</style></head>`;

function page(heading: string, body: string, imprint: string): string {
  return `<!doctype html><html lang="${languageNow()}">${HEAD}<body class="page" style="margin:0;background:${paper.light};color:${ink.light};font:16px/1.5 Figtree,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><h1 style="font:500 26px/1.2 Fraunces,Georgia,serif;margin:0 0 20px">${escapeHtml(heading)}</h1>${body}<p class="quiet" style="margin:32px 0 0;color:${quiet.light};font-size:14px">${escapeHtml(imprint)}</p></div></body></html>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Email headers must be a single line, even if a name contains line breaks. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
