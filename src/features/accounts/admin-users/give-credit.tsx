import "@mantine/core/styles/NumberInput.layer.css";
import { Group, NumberInput } from "@mantine/core";
import { useState } from "react";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { accountName } from "#shared/accounts/user.ts";
import { CREDIT_MOST } from "#shared/payments/credit/credit.ts";
import { cents, formatUsd, NO_MONEY, parseDollars, toDollars } from "#shared/money.ts";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import classes from "./user-page.module.css";
import type { User } from "./user-page.tsx";

/** Gives a person credit for the next order, with a reason that they read. */
export function GiveCredit({ user, onDone }: { user: User; onDone: () => void }) {
  const [dollars, setDollars] = useState<number | string>("");
  const [reason, setReason] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const amount = parseDollars(dollars) ?? NO_MONEY;
  const give = trpc.admin.credit.give.useMutation({
    meta: { failureTitle: m.noCredit },
    onSuccess: (_given, gift) => {
      notify.success(m.creditFor(formatUsd(cents(gift.amount)), user.firstName), m.emailSaysWhy);
      setDollars("");
      setReason("");
      setKey(crypto.randomUUID());
      onDone();
    },
    onError: (error) => {
      // An earlier credit succeeded but its response was lost: show it, and treat the next submit as a new
      // credit.
      if (failureOf(error)?.code !== "conflict") return;
      setKey(crypto.randomUUID());
      onDone();
    },
  });
  return (
    <TitledSection title={m.giveCredit} isSmall>
      <Group align="end" gap="sm">
        <NumberInput
          label={m.dollars}
          w={130}
          prefix="$"
          decimalScale={2}
          min={0}
          max={toDollars(CREDIT_MOST)}
          clampBehavior="strict"
          value={dollars}
          onChange={setDollars}
        />
        <ReasonInput
          description={m.customerSees}
          className={classes["reason"]}
          value={reason}
          error={refusedFields(give.error)["reason"]}
          onChange={setReason}
        />
        <ConfirmButton
          label={m.giveCredit}
          disabled={amount === 0 || !isReason(reason)}
          question={m.giveQuestion(accountName(user), formatUsd(amount))}
          onConfirm={() => give.mutateAsync({ id: user.id, key, amount, reason: reason.trim() })}
        />
      </Group>
    </TitledSection>
  );
}
