import { inflateSync } from "node:zlib";

/**
 * The text of a generated PDF, one line per printed line. Texts in the standard fonts are stored compressed, as hex.
 */
export function wordsOfPdf(bytes: Buffer): string {
  const file = bytes.toString("latin1");
  const lines: string[] = [];
  // Only the newline is left out: a carriage return before it is the last byte of what is compressed.
  for (const { 1: packed = "" } of file.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    for (const { 1: shown = "" } of unpacked(packed).matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, part = ""]) => part).join("");
      lines.push(new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")));
    }
  }
  return lines.join("\n");
}

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
