import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { LANGUAGES } from "#shared/language.ts";
import { checkMail } from "#shared/mail/mail-check.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");
const routes = readFileSync(new URL("../../../src/routeTree.gen.ts", import.meta.url), "utf8");
const [, paths = ""] = /interface FileRoutesByFullPath \{([\s\S]*?)\n\}/u.exec(routes) ?? [];
const pages = [...paths.matchAll(/"([^"]+)":/gu)].map(
  ([, path = ""]) =>
    new RegExp(`^${path.replace(/\/$/u, "").replaceAll(/\{?\$\w+\}?/gu, "[^/]+")}/?$`, "u"),
);
const site = {
  origins: ["https://furrow.example"],
  hasPage: (path: string) => pages.some((page) => page.test(path)),
};

it("The pages of our site are known", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(site.hasPage("/products/62")).toBe(true);
  expect(site.hasPage("/products/62/nothing")).toBe(false);
});

describe.each(LANGUAGES)("In %s, nothing would harm", (language) => {
  it.each(MAIL_KINDS)("an email of %s or its readers", (kind) => {
    const data = mailSamples()[kind];
    const mail = compose(kind, data, BRAND_BUSINESS, language);
    const isMarketing = "unsubscribeUrl" in data && data.unsubscribeUrl !== null;
    expect(checkMail({ ...mail, isMarketing }, site).problems).toEqual([]);
  });
});

it("A message with news has a link to unsubscribe", () => {
  const sample = mailSamples().customer_update;
  const unsubscribeUrl = "https://furrow.example/unsubscribe?token=sample";
  const mail = compose(
    "customer_update",
    { ...sample, order: null, unsubscribeUrl },
    BRAND_BUSINESS,
  );
  expect(checkMail({ ...mail, isMarketing: true }, site).problems).toEqual([]);
});
