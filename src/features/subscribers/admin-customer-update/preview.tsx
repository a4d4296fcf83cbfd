import { Skeleton, Text } from "@mantine/core";
import type { CustomerUpdate } from "#shared/subscribers/customer-update.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { MailView } from "#client/lib/mail/mail-view.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";

/** The email that a draft would be. */
export function Preview({ update }: { update: CustomerUpdate }) {
  const preview = trpc.admin.customerUpdates.preview.useQuery(update);
  if (preview.isPending) return <Skeleton h={400} />;
  if (preview.isError) return <ErrorPanel message={failureMessage(preview.error)} />;
  return (
    <>
      <Text mb="md">
        Subject: <strong>{preview.data.subject}</strong>
      </Text>
      <MailView {...preview.data} />
    </>
  );
}
