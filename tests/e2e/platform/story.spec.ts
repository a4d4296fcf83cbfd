import { expect, test } from "@playwright/test";

const PAGES = [
  "/our-story",
  "/how-it-works",
  "/sustainability",
  "/impact",
  "/success-stories",
  "/tours",
  "/la-route",
  "/recipes",
];

for (const path of PAGES) {
  test(`the server sends ${path} with title and description, and it hydrates without errors`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    const html = (await answer?.text()) ?? "";
    expect(html).toMatch(/<title>[^<]+ - Furrow<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}
