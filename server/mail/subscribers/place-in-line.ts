import { subscribersMail as m } from "#messages/subscribers/mail.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells the owner of an address their place in line and how to leave it. */
export function placeInLine({ place, url }: MailData["place_in_line"]): MailParts {
  return {
    subject: m.inLine,
    heading: m.inLine,
    blocks: [
      { kind: "text", text: m.placeText(place) },
      { kind: "link", label: m.openPlace, url },
      { kind: "text", text: m.leaveText },
    ],
  };
}
