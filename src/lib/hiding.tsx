import { useMutation } from "@tanstack/react-query";
import { HideOrShow } from "#client/ui/buttons/hide-or-show.tsx";
import { marketAgain } from "./api/market-again.ts";
import { trpc } from "./api/trpc.ts";
import { notify } from "./toasts/notify.ts";

type Ending = {
  /** The toast's title once it is done. */
  done: string;
  /** The toast's title if it failed. */
  failureTitle: string;
};

type HidingProps = {
  /** Why it is hidden; null if it is shown. */
  hiddenReason: string | null;
  /** Refetches it. */
  onSettled: () => unknown;
  /** The button that hides it, which asks for the reason. */
  hide: Ending & {
    label: string;
    shown: string;
    question: string;
    hint: string;
    send: (reason: string) => Promise<unknown>;
  };
  /** The button that shows it again: its label, and what it is about, for screen readers. */
  show: Ending & { label: string; about: string; send: () => Promise<unknown> };
};

/** Hides what a person wrote from the public, with a reason that the person reads, or shows it again. */
export function Hiding({ hiddenReason, onSettled, hide, show }: HidingProps) {
  const utils = trpc.useUtils();
  const optionsFor = ({ done, failureTitle }: Ending) => ({
    meta: { failureTitle },
    onSuccess: () => {
      notify.success(done);
      // The public page may be stored in this browser; without a name, `usePublicAgain` does not hear of the action.
      void marketAgain(utils);
    },
    onSettled,
  });
  const hiding = useMutation({ mutationFn: hide.send, ...optionsFor(hide) });
  const showing = useMutation({ mutationFn: show.send, ...optionsFor(show) });
  return (
    <HideOrShow
      hiddenReason={hiddenReason}
      show={{
        label: show.label,
        about: show.about,
        isPending: showing.isPending,
        onClick: () => showing.mutate(),
      }}
      hide={{
        label: hide.label,
        shown: hide.shown,
        question: hide.question,
        hint: hide.hint,
        onConfirm: (reason) => hiding.mutateAsync(reason),
      }}
    />
  );
}
