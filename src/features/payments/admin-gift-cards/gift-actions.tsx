import { Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { paymentsGiftAdmin as m } from "#messages/payments/gift-cards/gift-admin.ts";
import { formatUsd } from "#shared/money.ts";
import { limits } from "#shared/platform/limits.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";

type Gift = Outputs["admin"]["giftCards"]["page"]["rows"][number];

/** The actions of an admin on a gift card: resend it, or take it back. */
export function GiftActions({ gift }: { gift: Gift }) {
  const { state } = gift;
  if (state !== "active" && state !== "frozen") return null;
  return (
    <Group gap="xs" wrap="nowrap">
      {state === "active" ? <Resend gift={gift} /> : null}
      <TakeBack gift={gift} />
    </Group>
  );
}

function Resend({ gift: { id, recipientName, recipientEmail } }: { gift: Gift }) {
  const utils = trpc.useUtils();
  const [address, setAddress] = useState(recipientEmail ?? "");
  const resend = trpc.admin.giftCards.resend.useMutation({
    meta: { failureTitle: m.notSent },
    onSuccess: ({ sent }) => notify.success(sent ? m.sentAgain : m.addressSaved),
    onSettled: () => utils.admin.giftCards.invalidate(),
  });
  return (
    <AskButton
      size="sm"
      label={m.resend}
      question={m.resendQuestion(recipientName || m.erased)}
      onSubmit={() => resend.mutateAsync({ id, recipientEmail: address })}
    >
      <TextInput
        type="email"
        label={m.address}
        maxLength={limits.email}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        data-autofocus
      />
    </AskButton>
  );
}

function TakeBack({ gift: { id, amount, buyerName } }: { gift: Gift }) {
  const utils = trpc.useUtils();
  const takeBack = trpc.admin.giftCards.void.useMutation({
    meta: { failureTitle: m.notTakenBack },
    onSuccess: () => notify.success(m.takenBack),
    onSettled: () => utils.admin.giftCards.invalidate(),
  });
  return (
    <ReasonButton
      size="sm"
      label={m.takeBack}
      question={m.takeBackQuestion(formatUsd(amount), buyerName || m.erased)}
      onConfirm={(reason) => takeBack.mutateAsync({ id, reason })}
    />
  );
}
