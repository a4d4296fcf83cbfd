import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { keyOf } from "#server/http/pages/cache-key.ts";

const asked = (url: string) => {
  const request = { method: "GET", url, headers: { accept: "text/html" } };
  return keyOf(request as FastifyRequest);
};

it.each(["/", "/?from=popup", "/home", "/shop?q=figs", "/es/shop", "/recipes/soup", "/products/7"])(
  "a catalog page is cached under its URL: %s",
  (url) => {
    expect(asked(url)).toBe(url);
  },
);

it.each([
  "//order?token=secret",
  "//pay?token=secret",
  "//login",
  "/es//order?token=secret",
  "/order?token=secret",
  "/shop?token=secret",
  "/?a=1&token=secret",
])("a private page is never cached: %s", (url) => {
  expect(asked(url)).toBeNull();
});
