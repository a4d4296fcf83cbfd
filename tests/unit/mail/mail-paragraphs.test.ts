import { expect, it } from "vitest";
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
