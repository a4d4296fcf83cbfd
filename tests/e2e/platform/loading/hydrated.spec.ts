import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { expect, test } from "../support.ts";
import { openLive } from "../../support/live.ts";
import { RESENT } from "../../support/resent.ts";

/** Collects what the page reports: console messages, uncaught errors, failed requests, policy violations. */
async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  let isDocument = true;
  page.on("console", (message) => {
    const isOwnStatus =
      message.location().url === page.url() && /status of 404/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOwnStatus) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !isDocument) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
    isDocument = false;
  });
  await page.exposeFunction("complain", (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    const { complain } = window as unknown as { complain: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return complaints;
}

for (const { name, path, title, heading } of PUBLIC_PAGES) {
  test(`${name} hydrates the server's markup without errors and fits 320 pixels`, async ({
    page,
    product,
  }) => {
    const complaints = await collectComplaints(page);
    await openLive(page, path(product));
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveTitle(title(product));
    const headings = page.getByRole("heading", { level: 1 });
    await expect(headings).toHaveCount(1);
    await expect(headings).toHaveText(heading(product));
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(headings).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
  });
}

test("a page's HTML is the same for everyone, and its content policy lists each script in it", async ({
  request,
}) => {
  const readPolicy = async (path: string) => {
    const response = await request.get(path, { headers: { accept: "text/html" }, ...RESENT });
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/script-src [^;]*'(?:unsafe-|nonce-)/);
    const served = await response.text();
    expect(served).not.toContain("nonce");
    // Data blocks are not executed, so the policy need not allow them.
    const inline = [...served.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = ""]) => !/ld\+json|\bsrc=/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(1);
    for (const [, , text = ""] of inline) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).toMatch(/style-src 'self';/);
    expect(served).not.toMatch(/<style\b/);
    return { served, policy };
  };
  // Concurrent requests get the same response.
  const [first, second] = await Promise.all([readPolicy("/recipes"), readPolicy("/recipes")]);
  expect(second).toEqual(first);
  await readPolicy("/no/such/place");
});

test("the shop page's HTML is small and uses short class names", async ({ request }) => {
  const response = await request.get("/shop", { headers: { accept: "text/html" }, ...RESENT });
  const text = await response.text();
  expect(text.length).toBeLessThan(82_000);
  expect(text).not.toMatch(/class="_\w+_\w{5}_\d+/);
  expect(text.match(/<article\b/g)?.length).toBe(24);
});
