import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { expect, test } from "./support.ts";
import { openLive } from "../support/live.ts";

/** What a page complains about: its console, uncaught errors, lost requests, the content policy. */
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
  test(`${name} hydrates without a complaint, as the server sent it, and fits 320 pixels`, async ({
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

test("the text of a page is the same for everybody, and its policy names each script in it", async ({
  page,
}) => {
  const readPolicy = async (path: string) => {
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/script-src [^;]*'(?:unsafe-|nonce-)/);
    const served = (await response?.text()) ?? "";
    expect(served).not.toContain("nonce");
    // Data is not run, so it needs no leave.
    const inline = [...served.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = ""]) => !/ld\+json|\bsrc=/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(1);
    for (const [, , text = ""] of inline) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const [, nonce = ""] = /style-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonce.length).toBeGreaterThanOrEqual(20);
    return { served, nonce };
  };
  const first = await readPolicy("/recipes");
  const second = await readPolicy("/recipes");
  expect(second.served).toBe(first.served);
  expect(second.nonce).not.toBe(first.nonce);
  await readPolicy("/no/such/place");
});
