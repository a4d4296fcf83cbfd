import { Skeleton } from "@mantine/core";
import { failureMessage, trpc } from "#client/lib/trpc.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { UpdateForm } from "./update-form.tsx";
import { UpdateProgress } from "./update-progress.tsx";

/** How often the progress is read while mails are being written, in milliseconds. */
const POLL_MS = 1_000;

type OneUpdateProps = {
  /** Null for a message that begins. */
  id: string | null;
  onKept: (id: string) => void;
  onClose: () => void;
};

/** One message: a form while it is a draft, its progress and result afterwards. */
export function OneUpdate({ id, onKept, onClose }: OneUpdateProps) {
  const query = trpc.admin.customerUpdates.one.useQuery(
    { id: id ?? "" },
    {
      enabled: id !== null,
      refetchOnMount: "always",
      refetchInterval: ({ state: { data } }) =>
        data && data.state !== "draft" && data.sent + data.failed < data.people ? POLL_MS : false,
    },
  );
  if (id === null) return <UpdateForm kept={null} onKept={onKept} onClose={onClose} />;
  if (query.isPending) {
    return (
      <>
        <AreaHeading title="Write to customers" />
        <Skeleton h={480} />
      </>
    );
  }
  if (query.isError) {
    return (
      <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  return query.data.state === "draft" ? (
    <UpdateForm kept={query.data} onKept={() => void query.refetch()} onClose={onClose} />
  ) : (
    <UpdateProgress update={query.data} onClose={onClose} refetch={() => void query.refetch()} />
  );
}
