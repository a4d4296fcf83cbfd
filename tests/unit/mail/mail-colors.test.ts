import { describe, expect, it } from "vitest";
import { contrast } from "#client/ui/theme/tokens.ts";
import { layOut } from "#server/mail/layout.ts";
import { MAIL_COLORS, mailIn } from "#shared/mail/mail-colors.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { html } = layOut(
  {
    subject: "A",
    heading: "A",
    unsubscribeUrl: "https://a.example/u",
    blocks: [
      { kind: "text", text: `Ana's #fbf7ee <style>p{}</style>` },
      { kind: "rows", rows: [["Total", "$1.00"]] },
      { kind: "goods", goods: [{ picture: "leeks", words: "Leeks", value: "$1.00" }] },
      { kind: "link", label: "See", url: "https://a.example" },
    ],
  },
  BRAND_BUSINESS,
  "https://a.example",
);

describe.each(["light", "dark"] as const)("An email in the %s scheme", (scheme) => {
  it.each(["ink", "quiet", "link"] as const)("has readable text, at least 4.5:1: %s", (text) => {
    const { page } = MAIL_COLORS;
    expect(contrast(MAIL_COLORS[text][scheme], page[scheme])).toBeGreaterThanOrEqual(4.5);
  });
});

it("Every color of an email has a dark one, which its class gives it in the dark scheme", () => {
  const sheet = /<style>@media \(prefers-color-scheme:dark\)\{(?<rules>.*)\}<\/style>/u.exec(html);
  const rules = new Map(
    [...(sheet?.groups?.["rules"] ?? "").matchAll(/\.(\w+)\{([^}]*)\}/gu)].map((rule) => [
      rule[1],
      rule[2] ?? "",
    ]),
  );
  const colored = [...html.matchAll(/<\w+(?: [a-z]+="[^"]*")*>/gu)].filter(([tag]) =>
    /style="[^"]*#[0-9a-f]{3,6}/u.test(tag),
  );
  expect(colored.length).toBeGreaterThan(6);
  for (const [tag] of colored) {
    const rule = rules.get(/class="(\w+)"/u.exec(tag)?.[1] ?? "");
    for (const [color] of tag.matchAll(/#[0-9a-f]{3,6}/gu)) {
      const pair = Object.values(MAIL_COLORS).find(({ light }) => light === color);
      expect(rule, tag).toContain(`${pair?.dark}!important`);
    }
  }
});

describe("On our own pages an email", () => {
  it("is shown as in either scheme without its style sheet, and keeps what people wrote", () => {
    const [light, dark] = [mailIn("light", html), mailIn("dark", html)];
    for (const shown of [light, dark]) {
      expect(shown).not.toContain("<style>");
      expect(shown).toContain("Ana&#39;s #fbf7ee &lt;style&gt;p{}&lt;/style&gt;");
    }
    const styles = (shown: string) => shown.match(/style="[^"]*"/gu)?.join(" ");
    for (const { light: day, dark: night } of Object.values(MAIL_COLORS)) {
      expect(styles(light)).toContain(day);
      expect(styles(light)).not.toContain(night);
      expect(styles(dark)).toContain(night);
      expect(styles(dark)).not.toContain(day);
    }
  });

  it("stays light if it was written without dark colors", () => {
    const old = `<body style="background:#fbf7ee">Hello</body>`;
    expect(mailIn("dark", old)).toBe(old);
  });
});
