import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** We come where someone waited for us. */
export function zipServed({ zipCode, town, shopUrl }: MailData["zip_served"]): MailParts {
  const where = town ? `${town}, ${zipCode}` : zipCode;
  return {
    subject: `We now deliver to ${zipCode}`,
    heading: `We now deliver to ${where}`,
    blocks: [
      {
        kind: "text",
        text: `You asked us to tell you: we now deliver to ${where}. Enter your zip code in the shop to see your delivery days.`,
      },
      { kind: "link", label: "See this week's harvest", url: shopUrl },
      { kind: "text", text: "This is the one email you asked for about it." },
    ],
  };
}
