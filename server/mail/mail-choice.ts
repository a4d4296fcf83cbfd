import { mailLetters as m } from "#messages/mail/letters.ts";
import { isOptional } from "#shared/mail/mail-choice.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import type { MailBlock } from "./layout.ts";

/** `choicesUrl` is where the account can decline such emails, shown at the end; null for a guest's order. */
export type Choosable = { choicesUrl: string | null };

/** Explains why the account got an email that it can decline, with a link to do so; empty for any other email. */
export function choiceBlocks(kind: MailKind, data: object): MailBlock[] {
  if (!isOptional(kind) || !("choicesUrl" in data)) return [];
  const { choicesUrl: url } = data;
  if (typeof url !== "string") return [];
  return [{ kind: "link", before: m.because[kind], label: m.chooseMails, url }];
}
