import { Button, Container, Group, Paper, Text } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { accountsErasure as m } from "#messages/accounts/erasure.ts";
import { businessDayAt, formatDayLong } from "#shared/time.ts";
import { notify } from "../../toasts/notify.ts";
import { trpc } from "../../api/trpc.ts";

/**
 * Reminds a user who requested erasure, on every page after signing in, and lets them keep the account. Signing in
 * alone does not cancel the request, since they may only need a receipt.
 */
export function ErasureNotice() {
  const utils = trpc.useUtils();
  const due = trpc.accounts.deletionDue.useQuery();
  const undo = trpc.accounts.undoDeletion.useMutation({
    meta: { failureTitle: m.tryAgain },
    onSuccess: () => notify.success(m.stays, m.notErased),
    onSettled: () => utils.accounts.deletionDue.invalidate(),
  });
  if (!due.data) return null;
  return (
    <Container size="lg" py="md">
      <Paper component="section" withBorder radius="lg" p="md" aria-label={m.erasure}>
        <Group justify="space-between">
          <Text>
            <Rich>
              {m.asAsked(
                (words) => (
                  <strong>{words}</strong>
                ),
                formatDayLong(businessDayAt(new Date(due.data))),
              )}
            </Rich>
          </Text>
          <Button loading={undo.isPending} onClick={() => undo.mutate()}>
            {m.keep}
          </Button>
        </Group>
      </Paper>
    </Container>
  );
}
