import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Text } from "@mantine/core";
import { MAIL_STATE_WORDS, mailKindWords } from "#shared/mail/mail-admin.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

/** The order's emails with their delivery state, and a button to resend the confirmation. */
export function OrderEmails({ order, onDone }: { order: Order; onDone: () => void }) {
  const { number, email, mails, state } = order;
  const again = trpc.admin.orders.confirmAgain.useMutation({
    meta: { failureTitle: m.confirmationNotSent },
    onSuccess: ({ to }) => notify.success(m.confirmationSent, m.goesTo(to)),
    onSettled: onDone,
  });
  return (
    <>
      {mails.length === 0 ? <Text>{m.noEmails}</Text> : null}
      <ul className={styles.list}>
        {mails.map(({ id, kind, subject, to, state: sent, createdAt, sentAt }) => (
          <li key={id}>
            <Rich>
              {m.mail({
                state: <strong>{MAIL_STATE_WORDS[sent]}</strong>,
                at: formatInstant(sentAt ?? createdAt),
                kind: mailKindWords(kind),
                subject,
                to,
              })}
            </Rich>
          </li>
        ))}
      </ul>
      {VOID_ORDER_STATES.some((isVoid) => isVoid === state) ? null : (
        <ConfirmButton
          label={m.sendAgain}
          size="sm"
          question={m.sendAgainTo(email)}
          onConfirm={() => again.mutateAsync({ number })}
        />
      )}
    </>
  );
}
