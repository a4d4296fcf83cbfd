import "@mantine/core/styles/Drawer.layer.css";
import { Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { mailMessages as m } from "#messages/mail/messages.ts";
import { attachmentPath, topicLabel } from "#shared/mail/contact.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import type { Message } from "./messages-page.tsx";
import styles from "./message-drawer.module.css";

type MessageDrawerProps = { message: Message | null; onClose: () => void };

/** One message, whole, with the ways to answer it. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  return (
    <Drawer
      opened={message !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={message?.number ?? ""}
    >
      {message ? <OneMessage message={message} onDone={onClose} /> : null}
    </Drawer>
  );
}

function OneMessage({ message, onDone }: { message: Message; onDone: () => void }) {
  const { id, name, email, topic, orderNumber, createdAt, state, number } = message;
  const utils = trpc.useUtils();
  const answered = trpc.admin.messages.answered.useMutation({
    meta: { failureTitle: m.notMarked },
    onSuccess: () => {
      onDone();
      notify.success(m.answered(number));
    },
    onSettled: () => utils.admin.messages.page.invalidate(),
  });
  const subject = encodeURIComponent(m.yourMessage(number));
  return (
    <Stack>
      <FactList
        facts={[
          [m.from, name],
          [m.address, email],
          [m.about, topicLabel(topic)],
          ...(orderNumber ? [[m.order, orderNumber] as const] : []),
          [m.received, formatInstant(createdAt)],
        ]}
      />
      <Text component="blockquote" className={styles.message ?? ""}>
        {message.message}
      </Text>
      <AttachmentOf message={message} />
      <Group>
        <Button
          component="a"
          variant="default"
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
        >
          {m.answer}
        </Button>
        {state === "new" ? (
          <Button loading={answered.isPending} onClick={() => answered.mutate({ id })}>
            {m.mark}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

/** The message's attachment: a picture as it is, a PDF to download. */
function AttachmentOf({ message: { id, attachment } }: { message: Message }) {
  if (attachment === null) return null;
  const href = attachmentPath(id);
  return (
    <a
      className={styles.attachment}
      href={href}
      target="_blank"
      rel="noreferrer"
      {...(attachment === "application/pdf" && { download: "" })}
    >
      {attachment === "application/pdf" ? m.openPdf : <img src={href} alt={m.pictureText} />}
    </a>
  );
}
