import { describe, expect, it } from "vitest";
import { safeNext } from "#shared/accounts/safe-next.ts";

describe("The redirect after signing in", () => {
  it.each([
    ["/checkout", "/checkout"],
    ["/shop?category=eggs&page=2#top", "/shop?category=eggs&page=2#top"],
    ["/products/7?from=%2Fshop", "/products/7?from=%2Fshop"],
    ["/author", "/author"],
    ["/shop/../checkout", "/checkout"],
    ["/es/checkout?step=card", "/checkout?step=card"],
    ["/es", "/"],
    ["/estate", "/estate"],
  ])("follows the local path %j", (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\\/evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/es//evil.example",
    "/es/\\evil.example",
    "/shop/..//evil.example",
    "https://evil.example/checkout",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
  ])("falls back to the dashboard for %j", (next) => {
    expect(safeNext(next)).toBe("/dashboard");
  });

  it.each([undefined, null, 7, {}, ["/checkout"]])(
    "falls back to the dashboard for a non-string",
    (next) => {
      expect(safeNext(next)).toBe("/dashboard");
    },
  );

  it.each(["/auth", "/auth/", "/auth?next=/auth", "/auth-test", "/es/auth"])(
    "does not return to the sign-in page for %j",
    (next) => {
      expect(safeNext(next)).toBe("/dashboard");
    },
  );

  it("falls back to the place it was given", () => {
    expect(safeNext("//evil.example", "/shop")).toBe("/shop");
  });
});
