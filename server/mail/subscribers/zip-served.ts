import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** We come where someone waited for us. */
export function zipServed({ zipCode, town, shopUrl }: MailData["zip_served"]): MailParts {
  const where = town ? `${town}, ${zipCode}` : zipCode;
  return {
    subject: `We come to ${zipCode} now`,
    heading: `We come to ${where}`,
    blocks: [
      {
        kind: "text",
        text: `You asked us to tell you: from today you can have a delivery in ${where}. The shop knows your days once you have typed your zip code.`,
      },
      { kind: "link", label: "See this week's harvest", url: shopUrl },
      { kind: "text", text: "This is the one email you asked for about it." },
    ],
  };
}
