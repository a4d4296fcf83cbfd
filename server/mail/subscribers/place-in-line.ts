import { subscribersMail as m } from "#messages/subscribers-mail.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Someone's place in line, which is told to the owner of the address alone, and the way out of the line. */
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
