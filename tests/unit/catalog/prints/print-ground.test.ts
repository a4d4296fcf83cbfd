import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { marketCards } from "#db/seed/market-prints.ts";
import { openBook } from "#server/files/prints/book.ts";
import { bareKey } from "#shared/platform/pages/pictures.ts";
import { Print } from "#shared/prints/kit/print.ts";
import { drawForm } from "#shared/prints/draw.ts";
import { ball } from "#shared/prints/kit/forms.ts";
import { INKS } from "#shared/prints/kit/inks.ts";
import { boundsOf, type Point } from "#shared/prints/kit/points.ts";
import { groundShadow } from "#shared/prints/kit/shadow.ts";
import { moved } from "#shared/prints/kit/transform.ts";

const middle = (from: number, to: number) => (from + to) / 2;
const shadowOf = (...balls: readonly Point[]) =>
  groundShadow(
    balls.map((center) => ball(center, [100, 100]).outline),
    middle,
  );
/** Where each stroke begins, which is its left end. */
const starts = (strokes: readonly string[]) =>
  strokes.map((stroke): Point => {
    const [, x = "", y = ""] = /^M(-?\d+) ?(-?\d+)/.exec(stroke) ?? [];
    return [Number(x), Number(y)];
  });

describe("the shadow on the ground", () => {
  it("lies at the foot of a form, slightly to the right because the light comes from the left", () => {
    const { left, top, bottom } = boundsOf(starts(shadowOf([400, 300])));
    expect(left).toBeGreaterThan(300);
    expect(top).toBeLessThan(400);
    expect(bottom).toBeGreaterThan(405);
    expect(bottom).toBeLessThan(440);
  });

  it("lies at each standing form, including one farther back", () => {
    const strokes = starts(shadowOf([200, 300], [500, 360]));
    expect(strokes.some(([x, y]) => x < 250 && y < 425)).toBe(true);
    expect(strokes.some(([x, y]) => x > 400 && y > 455)).toBe(true);
  });

  it("is not cast by forms far above the ground", () => {
    expect(shadowOf([200, 100], [500, 400]).length).toBe(shadowOf([500, 400]).length);
  });

  it("follows forms that are moved, rotated and scaled", () => {
    const marks = (paint: (print: Print) => void) => {
      const print = new Print("seed");
      print.standing(() => paint(print));
      return /<path d="([^"]+)" fill="#22352a"/.exec(print.svg("x"))?.[1];
    };
    const round = (print: Print) => print.block(ball([0, 0], [50, 50]), INKS.leaf);
    const plain = (print: Print) => print.block(ball([300, 300], [100, 100]), INKS.leaf);
    const bottom = (path: string | undefined) =>
      Math.max(...starts(path?.match(/M[^M]+/g) ?? []).map(([, y]) => y));
    const within = (print: Print) =>
      print.within("translate(300 300) rotate(30) scale(2)", () => round(print));
    const placed = (print: Print) =>
      print.place(
        print.symbol(() => round(print)),
        [300, 300],
        { turn: 30, scale: 2 },
      );
    expect(Math.abs(bottom(marks(within)) - bottom(marks(plain)))).toBeLessThan(6);
    expect(Math.abs(bottom(marks(placed)) - bottom(marks(plain)))).toBeLessThan(6);
  });

  it("is cast only by the foot, if one is set", () => {
    const beside = (print: Print) => print.block(ball([150, 440], [60, 60]), INKS.leaf);
    const stem = (print: Print) => print.block(ball([400, 400], [40, 100]), INKS.leaf);
    const shadow = (footed: boolean) => {
      const print = new Print("seed");
      print.standing(() => {
        beside(stem(print));
        if (footed) print.foot(ball([400, 400], [40, 100]).outline);
      });
      const path = /<path d="([^"]+)" fill="#22352a"/.exec(print.svg("x"))?.[1];
      return boundsOf(starts(path?.match(/M[^M]+/g) ?? [])).left;
    };
    expect(shadow(false)).toBeLessThan(200);
    expect(shadow(true)).toBeGreaterThan(300);
  });

  it("is under every product and dish except those that hang", () => {
    const floating = marketCards().filter(({ name, drawing }) => {
      if ("packet" in drawing) return false;
      const print = new Print(name);
      drawForm(print, drawing);
      return !print.svg("x").includes(`fill="#22352a"`);
    });
    expect(floating.map(({ name }) => name).toSorted()).toEqual(["bay-kelp", "dried-chile-rope"]);
  });
});

describe("a print without paper", () => {
  it("has no ground and no shadow", async () => {
    const book = await openBook();
    expect(book.get(bareKey("leeks"))?.()).not.toContain("#22352a");
    expect(book.get("leeks")?.()).toContain("#22352a");
  });
});

describe("a wide print without paper", () => {
  it("is not cut off at the edges of its square", async () => {
    const book = await openBook();
    for (const slug of ["dungeness-crab", "baby-bok-choy", "croissants", "butter-lettuce"]) {
      const svg = book.get(bareKey(slug))?.() ?? "";
      const { data, info } = await sharp(Buffer.from(svg))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const opaque = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 0;
      const cut = Array.from({ length: info.height }, (_, y) => y).filter(
        (y) => opaque(0, y) || opaque(info.width - 1, y),
      );
      expect(cut, slug).toEqual([]);
    }
  });
});

describe("a transform", () => {
  it.each([
    ["translate(10 20)", [1, 2], [11, 22]],
    ["rotate(90)", [1, 0], [0, 1]],
    ["rotate(90 10 10)", [11, 10], [10, 11]],
    ["scale(2 -3)", [1, 1], [2, -3]],
    ["translate(10 20) rotate(90) scale(2)", [1, 0], [10, 22]],
  ] as const)("%s moves a point as an SVG renderer does", (transform, from, to) => {
    const [x, y] = moved([from], transform)[0] ?? [0, 0];
    expect([Math.round(x), Math.round(y)]).toEqual(to);
  });
});
