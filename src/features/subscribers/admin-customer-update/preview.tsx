import { Text } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { MailCheck } from "#client/lib/mail/mail-check.tsx";
import { MailView } from "#client/lib/mail/mail-view.tsx";

/** The email that a draft would be. */
export type PreviewedMail = Outputs["admin"]["customerUpdates"]["preview"];

/** The email as its first recipient receives it, and what would harm its delivery. */
export function Preview({ reader, ...mail }: PreviewedMail) {
  const { subject, html, text } = mail;
  return (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{reader ? m.asReader(reader) : m.sample}</Text>
      <Text mb="md" style={{ overflowWrap: "anywhere" }}>
        <Rich>
          {m.subjectIs(
            (words) => (
              <strong>{words}</strong>
            ),
            subject,
          )}
        </Rich>
      </Text>
      <MailView html={html} text={text} />
      <MailCheck mail={mail} />
    </>
  );
}
