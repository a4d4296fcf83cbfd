import { platformWork as m } from "#messages/platform/shell/work.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Text, TextInput, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { pathHere } from "#shared/language.ts";
import { failureMessage } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import type { RecentPage } from "./recent-pages.ts";
import styles from "./search.module.css";
import { type Row, type RowGroup, useFind } from "./use-find.ts";

type SearchDialogProps = { recent: readonly RecentPage[]; onClose: () => void };

/** Finds orders, people, farms, products and pages: the focus stays in the field, arrow keys select, Enter opens. */
export function SearchDialog({ recent, onClose }: SearchDialogProps) {
  const router = useRouter();
  const listId = useId();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const { groups, isAsked, isWaiting, error, retry } = useFind(words, recent);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows[at] ? at : 0;
  const goTo = (row: Row) => {
    onClose();
    router.history.push(pathHere(row.path));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[chosen];
    if (!row) return;
    if (event.key === "ArrowDown") setAt((chosen + 1) % rows.length);
    else if (event.key === "ArrowUp") setAt((chosen - 1 + rows.length) % rows.length);
    else if (event.key === "Enter" && !isWaiting) goTo(row);
    else return;
    event.preventDefault();
  };
  return (
    <OpenModal onClose={onClose} title={m.search} size="lg">
      <TextInput
        data-autofocus
        mt={4}
        type="search"
        role="combobox"
        aria-label={m.searchAll}
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? listId : undefined}
        aria-activedescendant={rows.length > 0 ? `${listId}-${chosen}` : undefined}
        placeholder={m.searchBy}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error ? <ErrorPanel message={failureMessage(error)} onRetry={retry} /> : null}
      <Status count={rows.length} isAsked={isAsked} isWaiting={isWaiting} hasFailed={!!error} />
      {rows.length > 0 ? (
        <div id={listId} role="listbox" aria-label={m.results} aria-busy={isWaiting}>
          <Groups groups={groups} listId={listId} chosen={chosen} onChoose={goTo} />
        </div>
      ) : null}
    </OpenModal>
  );
}

type StatusProps = { count: number; isAsked: boolean; isWaiting: boolean; hasFailed: boolean };

/**
 * A live region, visible only when there are no results to show. It must stay the same element: screen readers do
 * not announce a newly inserted region.
 */
function Status({ count, isAsked, isWaiting, hasFailed }: StatusProps) {
  const words = isWaiting
    ? m.searching
    : count > 0
      ? isAsked
        ? m.found(count)
        : m.recent(count)
      : isAsked
        ? m.nothing
        : m.twoLetters;
  return (
    <div role="status" className={styles.status}>
      {hasFailed ? null : count > 0 ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <Text mt="md" size="sm">
          {words}
        </Text>
      )}
    </div>
  );
}

type GroupsProps = {
  groups: readonly RowGroup[];
  listId: string;
  chosen: number;
  onChoose: (row: Row) => void;
};

function Groups({ groups, listId, chosen, onChoose }: GroupsProps) {
  const rows = groups.flatMap((group) => group.rows);
  return groups.map(({ label, rows: own }) => (
    <div key={label} role="group" aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {own.map((row) => {
        const index = rows.indexOf(row);
        return (
          <Option
            key={row.path}
            id={`${listId}-${index}`}
            row={row}
            isChosen={index === chosen}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  ));
}

type OptionProps = { id: string; row: Row; isChosen: boolean; onChoose: (row: Row) => void };

/** A link, so that it can be opened in a new tab. */
function Option({ id, row, isChosen, onChoose }: OptionProps) {
  useEffect(() => {
    if (isChosen) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isChosen]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(row);
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={pathHere(row.path)}
      className={styles.row}
      onClick={onClick}
    >
      <span className={styles.name}>{row.title}</span>
      {row.about ? <span className={styles.about}>{row.about}</span> : null}
    </a>
  );
}
