import { Button, Container, Group, Paper, Text } from "@mantine/core";
import { businessDayAt, formatDayLong } from "#shared/time.ts";
import { notify } from "../../toasts/notify.ts";
import { trpc } from "../../api/trpc.ts";

/**
 * Reminds a user who has asked for erasure, on every page after signing in, and keeps the account on
 * request. Signing in alone calls nothing off: one may come back for a receipt only.
 */
export function ErasureNotice() {
  const utils = trpc.useUtils();
  const due = trpc.accounts.deletionDue.useQuery();
  const undo = trpc.accounts.undoDeletion.useMutation({
    meta: { failureTitle: "Please try again" },
    onSuccess: () => notify.success("Your account stays", "It will not be erased."),
    onSettled: () => utils.accounts.deletionDue.invalidate(),
  });
  if (!due.data) return null;
  return (
    <Container size="lg" py="md">
      <Paper component="section" withBorder radius="lg" p="md" aria-label="Erasure of your account">
        <Group justify="space-between">
          <Text>
            As you asked, your account will be erased on{" "}
            <strong>{formatDayLong(businessDayAt(new Date(due.data)))}</strong>.
          </Text>
          <Button loading={undo.isPending} onClick={() => undo.mutate()}>
            Keep my account
          </Button>
        </Group>
      </Paper>
    </Container>
  );
}
