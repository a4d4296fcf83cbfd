import { Button } from "@mantine/core";
import { notify } from "../toasts/notify.ts";
import { trpc } from "../api/trpc.ts";

/** Emails the link that confirms the account's address once more. */
export function SendLinkAgain() {
  const resend = trpc.accounts.resendVerification.useMutation({
    meta: { failureTitle: "No email was sent" },
    onSuccess: () => notify.success("A new link is on its way"),
  });
  return (
    <Button
      variant="default"
      w="fit-content"
      loading={resend.isPending}
      onClick={() => resend.mutate()}
    >
      Send the confirmation again
    </Button>
  );
}
