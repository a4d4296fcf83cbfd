import { describe, expect, it } from "vitest";
import { mailCheck as m } from "#messages/mail/check.ts";
import { type CheckedMail, checkMail, SUBJECT_LENGTH } from "#shared/mail/mail-check.ts";

const site = {
  origins: ["https://furrow.example", "http://localhost:3000"],
  hasPage: (path: string) => ["/shop", "/unsubscribe"].includes(path),
};
const mail = (part: Partial<CheckedMail> = {}): CheckedMail => ({
  subject: "Strawberries",
  text: "They are here.",
  html: "<p>They are here.</p>",
  isMarketing: false,
  ...part,
});
const linkTo = (address: string) => `<p><a href="${address}" class="link">Look</a></p>`;
const problems = (part: Partial<CheckedMail>) => checkMail(mail(part), site).problems;

describe("The check of an email", () => {
  it("finds nothing in one with a text, a short subject and a page of ours", () => {
    expect(checkMail(mail({ html: linkTo("https://furrow.example/shop?q=beets") }), site)).toEqual({
      links: [{ address: "https://furrow.example/shop?q=beets", words: "Look", kind: "page" }],
      problems: [],
    });
  });

  it.each([
    ["https://furrow.example/shop", "page"],
    ["http://localhost:3000/shop#top", "page"],
    ["https://furrow.example/shopp", "no_page"],
    ["https://elsewhere.example/shop", "https"],
    ["http://elsewhere.example/shop", "insecure"],
    ["http://furrow.example/shop", "insecure"],
    ["javascript:alert(1)", "insecure"],
    ["mailto:hello@furrow.example", "contact"],
    ["tel:+17075550100", "contact"],
    ["/shop", "broken"],
    ["", "broken"],
  ])("says of a link to %s: %s", (address, kind) => {
    const { links } = checkMail(mail({ html: linkTo(address) }), site);
    expect(links).toEqual([{ address, words: "Look", kind }]);
    const isHarmful = ["no_page", "insecure", "broken"].includes(kind);
    expect(problems({ html: linkTo(address) })).toHaveLength(isHarmful ? 1 : 0);
  });

  it("reads addresses and words as their reader does", () => {
    const html = `<a class='b' href='https://furrow.example/shop?a=1&amp;b=2'><b>Look &amp; see</b></a><a>Nowhere</a>`;
    expect(checkMail(mail({ html }), site).links).toEqual([
      { address: "https://furrow.example/shop?a=1&b=2", words: "Look & see", kind: "page" },
      { address: "", words: "Nowhere", kind: "broken" },
    ]);
  });

  it("names a link that leads nowhere with its address, once", () => {
    const address = "https://furrow.example/shopp";
    const twice = linkTo(address).repeat(2);
    expect(problems({ html: twice })).toEqual([m.badLink(m.kinds.no_page, address)]);
  });

  it("misses the plain text", () => {
    expect(problems({ text: " \n" })).toEqual([m.noText]);
  });

  it("finds a subject too long from one character more than fits", () => {
    const most = "x".repeat(SUBJECT_LENGTH);
    expect(problems({ subject: most })).toEqual([]);
    expect(problems({ subject: `${most}x` })).toEqual([
      m.longSubject(SUBJECT_LENGTH + 1, SUBJECT_LENGTH),
    ]);
  });

  it("asks for a way to unsubscribe in marketing alone, in either language", () => {
    expect(problems({ isMarketing: false })).toEqual([]);
    expect(problems({ isMarketing: true })).toEqual([m.noUnsubscribe]);
    const elsewhere = linkTo("https://elsewhere.example/unsubscribe");
    expect(problems({ isMarketing: true, html: elsewhere })).toEqual([m.noUnsubscribe]);
    for (const path of ["/unsubscribe?token=x", "/es/unsubscribe?token=x"]) {
      const html = linkTo(`https://furrow.example${path}`);
      expect(problems({ isMarketing: true, html })).toEqual([]);
    }
  });

  it("finds images without a text, and lets decorations be", () => {
    const html = `<img src="/a.jpg" data-alt="x"><img src="/b.jpg" alt=""><img alt="Beets" src="/c.jpg">`;
    expect(problems({ html })).toEqual([m.noAlt("/a.jpg")]);
  });
});
