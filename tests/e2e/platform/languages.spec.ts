import { staffPage } from "../support/office.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { RESENT } from "../support/resent.ts";

test("a team screen below /es is in Spanish, loads no English, and switches to English in place", async ({
  browser,
  buyer,
  sql,
}) => {
  const team = { role: "logistics", email: `es-${buyer.email}` } as const;
  const page = await staffPage(browser, sql, team);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/es/dashboard/logistics/pick?day=2026-11-25");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de recepción");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("main")).toContainText("Miércoles 25 de noviembre");
  await expect(page.getByLabel("Día")).toHaveValue("2026-11-25");
  const code = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url, RESENT)).text()),
  );
  expect(code.join("")).toContain("Lista de recepción");
  expect(code.join("")).not.toContain("Nothing comes from the farms");

  await page.getByRole("link", { name: "Empaque" }).first().click();
  await expect(page).toHaveURL(/\/es\/dashboard\/logistics\/pack/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de recepción");

  await page.getByText("Contacto y todas las páginas").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/dashboard\/logistics\/pick\?day=2026-11-25$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick list");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(problems).toEqual([]);
});

test("the server renders a public page below /es completely, with its language and both URLs", async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto("/es/farmers");
  const head = page.locator("head");
  await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${baseURL}/es/farmers`,
  );
  for (const [language, path] of [
    ["en", "/farmers"],
    ["es", "/es/farmers"],
    ["x-default", "/farmers"],
  ] as const) {
    await expect(head.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
      "href",
      baseURL + path,
    );
  }
  await expect(head.locator('meta[property="og:locale"]')).toHaveAttribute("content", "es_US");
  const switcher = page.getByRole("navigation", { name: "Idioma" });
  await expect(switcher.getByText("Español")).toHaveAttribute("aria-current", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "Tienda" }).first().click();
  await expect(page).toHaveURL(/\/es\/shop/);
  expect(problems).toEqual([]);
});

test("the Spanish home page has one URL in links, sitemap and head, and it responds directly", async ({
  page,
  request,
  baseURL,
}) => {
  const answer = (path: string) =>
    request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0, ...RESENT });
  expect((await answer("/es")).status()).toBe(200);
  const slash = await answer("/es/?q=1");
  expect([slash.status(), slash.headers()["location"]]).toEqual([307, "/es?q=1"]);
  expect(await (await request.get("/sitemaps/pages.xml", RESENT)).text()).toContain(
    `<loc>${baseURL}/es</loc>`,
  );
  await page.goto("/es");
  await expect(page).toHaveURL("/es");
  const canonical = page.locator("head link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${baseURL}/es`);
  await expect(page.getByRole("banner").locator('a[href="/es"]').first()).toBeAttached();
  await expect(page.locator('a[href="/es/"]')).toHaveCount(0);
  await page.goto("/es/farmers");
  await page.getByRole("banner").locator('a[href="/es"]').first().click();
  await expect(page).toHaveURL("/es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a redirect keeps the Spanish path, and a team page asks to sign in there", async ({
  page,
  request,
}) => {
  const leads = async (path: string) => {
    const answer = await request.get(path, {
      headers: { accept: "text/html" },
      maxRedirects: 0,
      ...RESENT,
    });
    return answer.headers()["location"];
  };
  expect(await leads("/es/early-access4")).toBe("/es/reserve");
  expect(await leads("/es/early-access-confirmation")).toBe("/es/early-access");
  await page.goto("/es/dashboard/farmer");
  await expect(page).toHaveURL(/\/es\/auth\?next=%2Fdashboard%2Ffarmer$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const form = page.getByRole("form", { name: "Iniciar sesión" });
  await form.locator("[autocomplete=username]").fill("farmer");
  await form.locator("[autocomplete=current-password]").fill("harvest-demo");
  await form.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(/\/es\/dashboard\/farmer$/);
  const missing = await page.goto("/es/no/such/place");
  expect(missing?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  for (const path of ["/es/api/user", "/es/trpc/auth.current", "/es/healthz"]) {
    const answer = await request.get(path, { headers: { accept: "text/html" }, ...RESENT });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is redirected to the Spanish page until its user chooses English", async ({ page }) => {
    await page.goto("/farmers?sort=name");
    await expect(page).toHaveURL(/\/es\/farmers\?sort=name$/);
    await page.getByRole("navigation", { name: "Idioma" }).getByText("English").click();
    await expect(page).toHaveURL(/\/farmers\?sort=name$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/shop");
    await expect(page).toHaveURL(/[^s]\/shop$/);
    await page.goto("/es/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});
