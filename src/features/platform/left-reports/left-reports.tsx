import { Container } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { platformOffline as m } from "#messages/platform/offline.ts";
import { mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { loadMarks, saveMarks } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { markWords } from "#client/lib/farms/harvest-phone/mark-words.ts";
import { eventWords } from "#client/lib/logistics/driver-phone/event-words.ts";
import { loadQueue, saveQueue } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { NotAccepted, notAcceptedOf } from "#client/lib/platform/offline/not-accepted.tsx";
import {
  isWaiting,
  openOfflineQueue,
  type Report,
} from "#client/lib/platform/offline/offline-queue.ts";

/** The reports on this phone of someone who may no longer send them: what they say, and what to do. */
export function LeftReports({ user: { id, role } }: { user: SessionUser }) {
  return (
    <Container size="lg">
      {mayEnter(role, "logistics") ? null : (
        <Left userId={id} load={loadQueue} save={saveQueue} words={eventWords} />
      )}
      {mayEnter(role, "farmer") ? null : (
        <Left userId={id} load={loadMarks} save={saveMarks} words={markWords} />
      )}
    </Container>
  );
}

type LeftProps<Item> = {
  userId: string;
  load: (userId: string) => Item[];
  save: (userId: string, items: readonly Item[]) => boolean;
  words: (item: Item) => string;
};

/** Apart from each other: with its author's access back, one that waits is sent by itself, a refused one is not. */
function Left<Item extends Report>({ userId, load, save, words }: LeftProps<Item>) {
  const [store] = useState(() =>
    openOfflineQueue<Item>({ load: () => load(userId), save: (items) => save(userId, items) }),
  );
  const left = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { remove } = store;
  const refused = left.filter((item) => !isWaiting(item));
  return (
    <>
      <NotAccepted
        {...notAcceptedOf({ refused: left.filter(isWaiting), remove }, words, m.neverSent)}
      />
      <NotAccepted {...notAcceptedOf({ refused, remove }, words, m.leftNotAccepted)} />
    </>
  );
}
