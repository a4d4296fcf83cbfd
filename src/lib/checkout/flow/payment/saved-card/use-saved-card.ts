import { useState } from "react";
import { CARDS_MAX, chosenCard } from "#shared/payments/cards/saved-cards.ts";
import { spec } from "#messages/spec.ts";
import { failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { mayHavePaid } from "#client/lib/payments/may-have-paid.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useSession } from "#client/lib/session/session.ts";
import { useFormShown } from "../form/use-form-shown.ts";
import { markPaying } from "../tried/mark-paying.ts";
import type { PaymentStepProps } from "../payment-step.tsx";
import { useOutcome } from "../use-outcome.ts";

type Intent = Outputs["checkout"]["createIntent"];
type SavedCardOptions = Pick<PaymentStepProps, "onFinished" | "onChanged"> & {
  onBusy: (busy: boolean) => void;
};

/** The shopper's saved card, offered instead of the form; the form pays the same payment. */
export function useSavedCard(intent: Intent | null, options: SavedCardOptions) {
  const { user } = useSession();
  const cards = trpc.payments.cards.list.useQuery(undefined, { enabled: user !== null });
  const pay = trpc.checkout.paySaved.useMutation({ meta: { silent: true } });
  const { isFormShown, putAway } = useFormShown(intent?.checkoutId);
  const [isOther, setOther] = useState(false);
  const [swaps, setSwaps] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const card = chosenCard(cards.data ?? []);

  const fail = (text: string, title = spec.paymentFailed) => {
    setError(text);
    notify.failure(title, text);
  };

  const show = useOutcome({ onFinished: options.onFinished, fail });

  /** Switches between the saved card and the form. */
  const swap = (other: boolean) => {
    setOther(other);
    setSwaps((before) => before + 1);
    if (!other) putAway();
  };

  const settle = async ({ checkoutId, paymentIntentId, revision }: Intent, cardId: string) => {
    const paid = await pay.mutateAsync({ checkoutId, revision, cardId });
    if (paid.status === "form") {
      markPaying(paymentIntentId, false);
      swap(true);
      return fail(paid.message ?? spec.paymentCheckCard);
    }
    await show(paymentIntentId, { surelyPaid: paid.status === "paid" });
  };

  return {
    /** Whether it is still unknown if there is a card. */
    isPending: user !== null && cards.isPending && !isFormShown,
    card: isOther || isFormShown ? null : card,
    /** The saved card that was set aside to use another one, or while the form is being filled in. */
    putAside: isOther || isFormShown ? card : null,
    /** How often one way to pay has replaced the other. */
    swaps,
    hasRoom: user !== null && (cards.data?.length ?? CARDS_MAX) < CARDS_MAX,
    isPaying,
    error,
    setOther(other: boolean) {
      swap(other);
      setError(null);
    },
    async pay() {
      if (!intent || !card || isPaying) return;
      setPaying(true);
      setError(null);
      options.onBusy(true);
      markPaying(intent.paymentIntentId, true);
      try {
        await settle(intent, card.id);
      } catch (thrown) {
        console.error("The saved card could not be charged", thrown);
        const failure = failureOf(thrown);
        const unpaid = failure && { unpaid: failure.message };
        if (mayHavePaid(thrown)) {
          await show(intent.paymentIntentId, { surelyPaid: false, ...unpaid });
        } else if (failure) fail(failure.message);
        if (failure?.code === "conflict") {
          void cards.refetch();
          options.onChanged();
        }
      }
      setPaying(false);
      options.onBusy(false);
    },
  };
}

export type SavedCardPayment = ReturnType<typeof useSavedCard>;
