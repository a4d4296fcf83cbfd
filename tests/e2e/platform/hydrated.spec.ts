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

test("every script carries the nonce that the content policy of that one response names", async ({
  page,
}) => {
  const nonceOf = async (path: string) => {
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    const [, nonce = ""] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonce.length).toBeGreaterThanOrEqual(20);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/);
    const served = (await response?.text()) ?? "";
    // Data is not run, so it needs no leave.
    const isData = (tag: string) => tag.includes("application/ld+json");
    const tags = (served.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !isData(tag));
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    const nonces = await page
      .locator("script:not([type*=json])")
      .evaluateAll((scripts) => [
        ...new Set(scripts.map((script) => (script as HTMLScriptElement).nonce)),
      ]);
    expect(nonces).toEqual([nonce]);
    return nonce;
  };
  expect(await nonceOf("/shop")).not.toBe(await nonceOf("/shop"));
  await nonceOf("/no/such/place");
});
