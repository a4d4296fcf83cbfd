import { Button, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { paymentsCredit as m } from "#messages/payments/credit.ts";
import { GIFT_CODE_TYPED_MAX, giftCodeField } from "#shared/payments/gift-cards/gift-code.ts";
import { formatUsd } from "#shared/money.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./credit-page.module.css";

/** Redeems a gift card code for credit. `code` comes from the link in the gift card's email. */
export function RedeemGift({ code = "" }: { code?: string | undefined }) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(code);
  const [mistake, setMistake] = useState<string | null>(null);
  const redeem = trpc.payments.giftCards.redeem.useMutation({
    meta: { silent: true },
    onError: (error) => setMistake(failureMessage(error)),
    onSuccess: ({ amount }) => {
      setTyped("");
      notify.success(m.redeemed(formatUsd(amount)));
      return utils.payments.credit.invalidate();
    },
  });
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = giftCodeField.safeParse(typed);
    if (read.success) redeem.mutate({ code: read.data });
    else setMistake(read.error.issues[0]?.message ?? null);
  };
  return (
    <section className={styles.redeem} aria-labelledby="redeem-title">
      <Title order={2} size="h4" id="redeem-title">
        {m.redeemTitle}
      </Title>
      <form method="post" noValidate onSubmit={submit} className={styles.code}>
        <TextInput
          label={m.code}
          description={m.codeAs}
          value={typed}
          error={mistake}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={GIFT_CODE_TYPED_MAX}
          onChange={(event) => {
            setMistake(null);
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit" loading={redeem.isPending}>
          {m.redeem}
        </Button>
      </form>
      <Text className={styles.quiet}>
        <Rich>
          {m.buyOne((words) => (
            <TextLink href="/gift-cards">{words}</TextLink>
          ))}
        </Rich>
      </Text>
    </section>
  );
}
