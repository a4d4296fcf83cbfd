import { describe, expect, it } from "vitest";
import { Print } from "#shared/prints/kit/print.ts";
import { figure } from "#shared/prints/scenes/figures/figure.ts";

describe("the fruit on the trees of an orchard", () => {
  it.each(["apple", "peach", "olive"] as const)(
    "hangs in other places on every %s tree, and never two face to face",
    (kind) => {
      const print = new Print("seed");
      const trees = figure(print, kind);
      const svg = print.svg("x");
      const fruits = trees.map((id) => {
        const marks = new RegExp(`<g id="${id}">(.*?)</g>`).exec(svg)?.[1] ?? "";
        const [, dots = ""] = /<path d="((?:M-?\d+ ?-?\d+h0)+)"/.exec(marks) ?? [];
        return [...dots.matchAll(/M(-?\d+) ?(-?\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
      });
      expect(trees.length).toBeGreaterThan(3);
      expect(new Set(fruits.map((places) => JSON.stringify(places))).size).toBe(trees.length);
      for (const places of fruits) {
        expect(places.length).toBeGreaterThan(5);
        const mirrored = places.filter(([x = 0, y = 0]) =>
          places.some(([a = 0, b = 0]) => a !== x && Math.hypot(a + x, b - y) < 8),
        );
        expect(mirrored).toEqual([]);
      }
    },
  );
});
