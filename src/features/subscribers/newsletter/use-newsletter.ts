import type { FormEvent } from "react";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { spec } from "#messages/spec.ts";
import { trapOf } from "#client/ui/fields/trap-of.ts";

/** Signs an address up from the footer, with the specification's words (section 8). */
export function useNewsletter() {
  const subscribe = trpc.subscribers.subscribe.useMutation({
    meta: { failureTitle: spec.subscriptionFailed, fallback: spec.tryLater },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get("email") ?? "").trim();
    if (!email) {
      notify.failure(spec.missingEmail, spec.missingEmailText);
      form.querySelector<HTMLInputElement>("[name=email]")?.focus();
      return;
    }
    subscribe.mutate(
      { email, source: "footer_newsletter", website: trapOf(event) },
      {
        onSuccess: () => {
          form.reset();
          notify.success(spec.newsletterThanks);
        },
      },
    );
  }
  return { onSubmit, isPending: subscribe.isPending };
}
