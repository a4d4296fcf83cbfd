import { platformParts as m } from "#messages/platform/parts.ts";
import { Button } from "@mantine/core";
import { notify } from "../toasts/notify.ts";
import { trpc } from "../api/trpc.ts";

/** Resends the email that confirms the account's address. */
export function SendLinkAgain() {
  const resend = trpc.accounts.resendVerification.useMutation({
    meta: { failureTitle: m.noEmailSent },
    onSuccess: () => notify.success(m.newLinkSent),
  });
  return (
    <Button
      variant="default"
      w="fit-content"
      loading={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {m.sendAgain}
    </Button>
  );
}
