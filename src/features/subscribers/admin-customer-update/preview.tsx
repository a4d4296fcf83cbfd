import { Text } from "@mantine/core";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { MailView } from "#client/lib/mail/mail-view.tsx";

/** The email that a draft would be. */
export type PreviewedMail = Outputs["admin"]["customerUpdates"]["preview"];

/** An email as the first of its readers gets it. */
export function Preview({ reader, subject, html, text }: PreviewedMail) {
  return (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>
        {reader
          ? `As ${reader} will see it`
          : "No one is in this audience yet, so this shows sample text"}
      </Text>
      <Text mb="md" style={{ overflowWrap: "anywhere" }}>
        Subject: <strong>{subject}</strong>
      </Text>
      <MailView html={html} text={text} />
    </>
  );
}
