import { Skeleton } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { UpdateForm } from "./update-form.tsx";
import { UpdateProgress } from "./update-progress.tsx";

/** Polling interval of the progress, in milliseconds. Each answer counts every recipient, which may be many. */
const POLL_MS = 10_000;

type Update = Outputs["admin"]["customerUpdates"]["one"];

/** Whether emails are still being queued or waiting in the outbox. */
function isUnderWay({ state, queued, sent, failed }: Update): boolean {
  return state === "sending" || (state !== "draft" && sent + failed < queued);
}

type OneUpdateProps = {
  /** Null for a new message. */
  id: string | null;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** One message: a form while it is a draft, its progress and result afterward. */
export function OneUpdate({ id, onSaved, onClose }: OneUpdateProps) {
  const query = trpc.admin.customerUpdates.one.useQuery(
    { id: id ?? "" },
    {
      enabled: id !== null,
      refetchOnMount: "always",
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
    },
  );
  if (id === null) return <UpdateForm stored={null} onSaved={onSaved} onClose={onClose} />;
  const waiting = (
    <>
      <AreaHeading title={m.writeTo} />
      <Skeleton h={480} />
    </>
  );
  const refetch = () => void query.refetch();
  return (
    <Loaded query={query} waiting={waiting}>
      {(update, failure) => (
        <>
          {failure}
          {update.state === "draft" ? (
            <UpdateForm stored={update} onSaved={refetch} onClose={onClose} />
          ) : (
            <UpdateProgress update={update} onClose={onClose} refetch={refetch} />
          )}
        </>
      )}
    </Loaded>
  );
}
