import { Text } from "@mantine/core";
import { MAIL_STATE_WORDS, mailKindWords } from "#shared/mail/mail-admin.ts";
import { FALLEN_ORDERS } from "#shared/orders/order.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

/** What the customer was sent about the order and whether it left, and the confirmation once more. */
export function OrderEmails({ order, onDone }: { order: Order; onDone: () => void }) {
  const { number, email, mails, state } = order;
  const again = trpc.admin.orders.confirmAgain.useMutation({
    meta: { failureTitle: "The confirmation was not sent" },
    onSuccess: ({ to }) => {
      notify.success("The confirmation is on its way", `It goes to ${to}.`);
      onDone();
    },
  });
  return (
    <>
      {mails.length === 0 ? <Text>No emails yet.</Text> : null}
      <ul className={styles.list}>
        {mails.map(({ id, kind, subject, to, state: sent, createdAt, sentAt }) => (
          <li key={id}>
            <strong>{MAIL_STATE_WORDS[sent]}</strong> {formatInstant(sentAt ?? createdAt)}:{" "}
            {mailKindWords(kind)}, “{subject}” to {to}
          </li>
        ))}
      </ul>
      {FALLEN_ORDERS.some((fallen) => fallen === state) ? null : (
        <ConfirmButton
          label="Send the confirmation again"
          size="sm"
          question={`Send the order's confirmation to ${email} again, with the day and address as they are now?`}
          onConfirm={() => again.mutateAsync({ number })}
        />
      )}
    </>
  );
}
