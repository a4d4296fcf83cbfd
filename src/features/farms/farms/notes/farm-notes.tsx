import { Button } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { farmsNotes as m } from "#messages/farms/notes/notes.ts";
import { formatDayFull } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useLastGood } from "#client/lib/api/use-last-good.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FarmSection } from "../page/farm-section.tsx";
import section from "../page/farm-section.module.css";
import styles from "./farm-notes.module.css";

/** What a farm writes about itself, newest first: the first notes, then all. Not shown for a farm without notes. */
export function FarmNotes({ id }: { id: number }) {
  const [all, setAll] = useState(false);
  const asked = all ? { farmId: id, all } : { farmId: id };
  const found = trpc.farms.notes.useQuery(asked, { placeholderData: keepPreviousData });
  const data = useLastGood(found.data);
  const { list, expectMore } = useFocusOnNew(data?.notes.length ?? 0);
  const failure = found.isError ? (
    <ErrorPanel message={m.notLoaded} onRetry={() => void found.refetch()} />
  ) : null;
  if (!data || data.inAll === 0) return failure;
  const { notes, inAll } = data;
  return (
    <FarmSection id="notes-title" anchor="notes" title={m.title}>
      <ul ref={list} className={section.list}>
        {notes.map(({ id: key, text, language, day }) => (
          <li key={key} className={section.item} tabIndex={-1}>
            <time className={styles.day} dateTime={day}>
              {formatDayFull(day)}
            </time>
            <p className={styles.text} lang={language}>
              {text}
            </p>
          </li>
        ))}
      </ul>
      {failure}
      {notes.length < inAll && !failure ? (
        <Button
          variant="default"
          loading={found.isFetching}
          onClick={() => {
            expectMore();
            setAll(true);
          }}
        >
          {m.showAll(inAll)}
        </Button>
      ) : null}
    </FarmSection>
  );
}

/** Moves the focus to the first new note once all are shown. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = list.current?.children[from.current];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  return { list, expectMore: () => (from.current = count) };
}
