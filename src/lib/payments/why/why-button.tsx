import { UnstyledButton } from "@mantine/core";
import { lazy, useState } from "react";
import { paymentsWhy as m } from "#messages/payments/why.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import { Later } from "#client/ui/later.tsx";
import type { WhyAsk } from "./why-ask.ts";
import styles from "./why-button.module.css";

const WhyDialog = lazy(async () => ({ default: (await import("./why-dialog.tsx")).WhyDialog }));

type WhyButtonProps = {
  /** The amount it explains, as shown on the page. */
  amount: Cents;
  ask: WhyAsk;
};

/** A button next to an amount that opens its explanation. Hidden in print, since receipts need no buttons. */
export function WhyButton({ amount, ask }: WhyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const sum = formatUsd(cents(Math.abs(amount)));
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-label={m.whyOf(sum)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.why}
      </UnstyledButton>
      {isOpen ? (
        <Later onMissing={() => setOpen(false)}>
          <WhyDialog sum={sum} ask={ask} onClose={() => setOpen(false)} />
        </Later>
      ) : null}
    </>
  );
}
