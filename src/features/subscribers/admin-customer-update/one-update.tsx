import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ScheduledUpdate } from "./scheduled-update.tsx";
import { UpdateForm } from "./update-form.tsx";
import { UpdateProgress } from "./update-progress.tsx";

/** Polling interval of the progress, in milliseconds. Each answer counts every recipient, which may be many. */
const POLL_MS = 10_000;
/** That of a scheduled message, which goes out by itself. */
const POLL_SCHEDULED_MS = MINUTE_MS;

type Update = Outputs["admin"]["customerUpdates"]["one"];

/** Polls while the message waits for its time, and while its emails are being queued or wait in the outbox. */
function pollMs({ state, queued, sent, failed }: Update): number | false {
  if (state === "scheduled") return POLL_SCHEDULED_MS;
  const isUnderWay = state === "sending" || (state !== "draft" && sent + failed < queued);
  return isUnderWay ? POLL_MS : false;
}

type OneUpdateProps = {
  /** Null for a new message. */
  id: string | null;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** One message: a form while it is a draft, when it goes out if it is scheduled, its progress and result afterward. */
export function OneUpdate({ id, onSaved, onClose }: OneUpdateProps) {
  const query = trpc.admin.customerUpdates.one.useQuery(
    { id: id ?? "" },
    {
      enabled: id !== null,
      refetchOnMount: "always",
      refetchInterval: ({ state: { data } }) => (data ? pollMs(data) : false),
    },
  );
  const [taken, setTaken] = useState(0);
  if (id === null) {
    return <UpdateForm stored={null} onSaved={onSaved} onTheirs={onSaved} onClose={onClose} />;
  }
  const waiting = (
    <>
      <AreaHeading title={m.writeTo} />
      <Skeleton h={480} />
    </>
  );
  const refetch = () => void query.refetch();
  const takeTheirs = () => void query.refetch().then(() => setTaken((times) => times + 1));
  return (
    <Loaded query={query} waiting={waiting}>
      {(update, failure) => (
        <>
          {failure}
          <Stage
            key={taken}
            update={update}
            onClose={onClose}
            refetch={refetch}
            onTheirs={takeTheirs}
          />
        </>
      )}
    </Loaded>
  );
}

type StageProps = {
  update: Update;
  onClose: () => void;
  refetch: () => void;
  onTheirs: () => void;
};

function Stage({ update, onClose, refetch, onTheirs }: StageProps) {
  if (update.state === "draft") {
    return <UpdateForm stored={update} onSaved={refetch} onTheirs={onTheirs} onClose={onClose} />;
  }
  const Shown = update.state === "scheduled" ? ScheduledUpdate : UpdateProgress;
  return <Shown update={update} onClose={onClose} refetch={refetch} />;
}
