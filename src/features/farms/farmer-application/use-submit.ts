import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { useState } from "react";
import {
  type ApplicationDraft,
  farmerApplicationSchema,
} from "#shared/farms/applications/farmer-application.ts";
import { timings } from "#shared/platform/limits.ts";
import { spec } from "#messages/spec.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";

/** The outcome of the last attempt. */
export type Outcome =
  | { kind: "sent"; farmName: string; email: string; reviewDueOn: string }
  | { kind: "failed"; message: string };

const NOT_SENT = m.notSent;
const OFFLINE = m.offline;

type Submit = {
  /** Called once the application is stored. */
  onSent: () => void;
  /** Called with the server's validation errors by field. */
  onRefused: (errors: Record<string, string>) => void;
};

/**
 * Submits the application. 'Submitting...' is shown for about 1500 ms, however fast the response is (spec section 4).
 * A failure is shown immediately and leaves the form unchanged.
 */
export function useSubmit({ onSent, onRefused }: Submit) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const application = trpc.farms.applications.submit.useMutation({ meta: { silent: true } });
  const actKey = useActKey();

  async function send(draft: ApplicationDraft): Promise<void> {
    setSending(true);
    setOutcome(null);
    try {
      const asked = farmerApplicationSchema.parse(draft);
      const [answer] = await Promise.all([
        application.mutateAsync({ ...asked, key: actKey.of(asked) }),
        pause(timings.applicationSubmit),
      ]);
      actKey.done();
      const { farmName, email } = draft;
      setOutcome({ kind: "sent", farmName, email, reviewDueOn: answer.reviewDueOn });
      notify.success(spec.applicationSent, spec.applicationSentText);
      onSent();
    } catch (error) {
      const message = failureOf(error)?.message ?? OFFLINE;
      setOutcome({ kind: "failed", message });
      notify.failure(NOT_SENT, message);
      onRefused(refusedFields(error));
    } finally {
      setSending(false);
    }
  }

  return { outcome, isSending, send };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
