import { Stack, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { paymentsGiftCards as m } from "#messages/payments/gift-cards/gift-cards.ts";
import { limits } from "#shared/platform/limits.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayFull, formatDayOf } from "#shared/time.ts";
import { ConfirmPasswordSlot } from "#client/lib/accounts/confirm-password/confirm-password-slot.tsx";
import { useSession } from "#client/lib/session/session.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";
import { Entry, EntryList } from "#client/ui/facts/entry-list.tsx";
import styles from "./gift-cards.module.css";

type Gift = Outputs["payments"]["giftCards"]["bought"][number];

/**
 * The gift cards bought with this account or in this browser, which can be resent; renders nothing if there are
 * none.
 */
export function BoughtGifts() {
  const { user } = useSession();
  const { data: gifts = [] } = trpc.payments.giftCards.bought.useQuery(undefined, {
    refetchOnMount: "always",
  });
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="bought-title" className={styles.bought}>
      <Title order={2} size="h3" id="bought-title" mb="md">
        {m.bought}
      </Title>
      <EntryList aria-labelledby="bought-title">
        {gifts.map((gift) => (
          <BoughtGift key={gift.id} gift={gift} />
        ))}
      </EntryList>
      {user ? <ConfirmPasswordSlot /> : null}
    </section>
  );
}

function BoughtGift({ gift }: { gift: Gift }) {
  const { amount, recipientName, receiptNumber, state } = gift;
  return (
    <Entry
      name={<strong>{m.sumFor(formatUsd(amount), recipientName || m.someone)}</strong>}
      note={
        <>
          <div>{whereWords(gift)}</div>
          <div>{m.ofReceipt(receiptNumber)}</div>
        </>
      }
    >
      {state === "active" ? <SendAgain gift={gift} /> : null}
    </Entry>
  );
}

function whereWords({ state, recipientEmail, sentAt, sendOn }: Gift): string {
  if (state === "redeemed") return m.redeemed;
  if (state === "frozen") return m.frozen;
  if (state === "voided") return m.voided;
  if (!recipientEmail) return m.noAddress;
  return sentAt
    ? m.sent(recipientEmail, formatDayOf(sentAt))
    : m.notSent(recipientEmail, formatDayFull(sendOn));
}

/** Sends it again. A guest who corrects the address also says who bought it: others may use the browser. */
function SendAgain({ gift: { id, recipientName, recipientEmail, sentAt } }: { gift: Gift }) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const [address, setAddress] = useState(recipientEmail ?? "");
  const [buyerEmail, setBuyerEmail] = useState("");
  const resend = trpc.payments.giftCards.resend.useMutation({
    meta: { failureTitle: m.notSentAgain },
    onSuccess: ({ sent }) => notify.success(sent ? m.sentNow : m.addressSaved),
    onSettled: () => utils.payments.giftCards.bought.invalidate(),
  });
  const asksBuyer = user === null && address.trim() !== (recipientEmail ?? "");
  return (
    <AskButton
      size="sm"
      label={sentAt ? m.sendAgain : m.changeAddress}
      question={m.question(recipientName || m.someone)}
      onSubmit={() =>
        resend.mutateAsync({ id, recipientEmail: address, ...(asksBuyer && { buyerEmail }) })
      }
    >
      <Stack>
        <TextInput
          type="email"
          label={m.recipientEmail}
          maxLength={limits.email}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          data-autofocus
        />
        {asksBuyer ? (
          <TextInput
            type="email"
            label={m.yourEmail}
            maxLength={limits.email}
            value={buyerEmail}
            error={resend.isError ? refusedFields(resend.error)["buyerEmail"] : null}
            onChange={(event) => setBuyerEmail(event.currentTarget.value)}
          />
        ) : null}
      </Stack>
    </AskButton>
  );
}
