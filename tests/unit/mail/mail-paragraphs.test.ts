import { expect, it } from "vitest";
import { questionAnswered } from "#server/mail/farms/question-mails.ts";
import { layOut } from "#server/mail/layout.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

it("Lines that people typed stay separate in the HTML of an email, as in its text", () => {
  const blocks = [
    { kind: "text", text: "Happy birthday,\r\n\r\n dear Lin!\nYours, Ana & Bo\n" },
  ] as const;
  const mail = layOut(
    { subject: "A gift", heading: "A gift", blocks },
    BRAND_BUSINESS,
    "https://a.example",
  );
  const paragraphs = [...mail.html.matchAll(/<p style="margin:0 0 16px">(?<words>.*?)<\/p>/g)];
  expect(paragraphs.map(({ groups }) => groups?.["words"])).toEqual([
    "Happy birthday,",
    "dear Lin!",
    "Yours, Ana &amp; Bo",
  ]);
  expect(mail.text).toContain("Happy birthday,\n\ndear Lin!\n\nYours, Ana & Bo\n\n");
});

it("What a person wrote in a row may take several lines; amounts and days stay on one", () => {
  const words = "At the red barn, behind the second gate on the left, where the road ends.";
  const rows = [
    ["Where", words],
    ["Total", "$1,234.56"],
    ["Day", "Sat, Dec 5, 2026"],
  ] as const;
  const { html } = layOut(
    { subject: "A visit", heading: "A visit", blocks: [{ kind: "rows", rows }] },
    BRAND_BUSINESS,
    "https://a.example",
  );
  const styleOf = (value: string) => html.split(`">${value}</td>`)[0]?.split('style="').at(-1);
  expect(styleOf(words)).not.toContain("nowrap");
  for (const short of ["$1,234.56", "Sat, Dec 5, 2026"]) {
    expect(styleOf(short)).toContain("nowrap");
  }
});

it("A row without a value is its label alone in an email's text, without a colon", () => {
  const rows = [
    ["1 × Nantes carrots", ""],
    ["Tax", "$0.28"],
  ] as const;
  const { text } = layOut(
    { subject: "A refund", heading: "A refund", blocks: [{ kind: "rows", rows }] },
    BRAND_BUSINESS,
    "https://a.example",
  );
  expect(text).toContain("1 × Nantes carrots\nTax: $0.28");
});

it("A farm's answer is laid out in paragraphs, not in a table", () => {
  const data = {
    farmName: "Fern Farm",
    question: "Do you spray your apples?",
    answer: "No, never.\nAsk us in spring.",
    url: "https://a.example/farmers/1",
  };
  const { html } = layOut(
    questionAnswered(data, BRAND_BUSINESS),
    BRAND_BUSINESS,
    "https://a.example",
  );
  expect(html).not.toContain("<table");
  expect(html).toContain("No, never.</p>");
  expect(html).toContain("Ask us in spring.</p>");
});
