import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";

it("reads a PDF whatever the last byte of what it compresses is", () => {
  const lastBytes = new Set<number>();
  for (let letters = 1; letters <= 300; letters++) {
    const text = "a".repeat(letters);
    const packed = deflateSync(`[<${Buffer.from(text).toString("hex")}>] TJ`);
    lastBytes.add(packed.at(-1) ?? -1);
    const file = Buffer.concat([Buffer.from("stream\n"), packed, Buffer.from("\nendstream")]);
    expect(wordsOfPdf(file)).toBe(text);
  }
  expect(lastBytes).toContain(0x0d);
});
