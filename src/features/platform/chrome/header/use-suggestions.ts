import { type KeyboardEvent, useState } from "react";
import { useRouter } from "@tanstack/react-router";
import { useDebouncedValue } from "@mantine/hooks";
import { trpc } from "#client/lib/api/trpc.ts";
import { pathHere } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import {
  SUGGEST_FROM_LETTERS,
  type Suggestion,
  suggestionPath,
  type Suggestions,
} from "#shared/catalog/search/suggestion.ts";

/** The debounce of the request, in milliseconds. */
const PAUSE = 150;

const NONE: Suggestions = { rows: [], searchedFor: null };

/**
 * The list below a search field, following the ARIA combobox pattern: the focus stays in the field, the arrow keys
 * move through the rows, Enter opens the active row, Escape closes the list and leaves the text.
 */
export function useSuggestions(onLeave?: () => void) {
  const router = useRouter();
  const [typed, setTyped] = useState<string | null>(null);
  const { rows, searchedFor } = useAnswer(typed);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const at = chosen ? rows.indexOf(chosen) : -1;
  const isOpen = rows.length > 0;

  const close = () => {
    setTyped(null);
    setChosen(null);
  };
  const goTo = (row: Suggestion) => {
    close();
    onLeave?.();
    router.history.push(pathHere(suggestionPath(row)));
  };
  /** Past either end no row is active, and Enter searches for the text. */
  const step = (by: 1 | -1) => {
    const places = rows.length + 1;
    setChosen(rows[((at + 1 + by + places) % places) - 1] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const row = rows[at];
    if (key === "ArrowDown" && !isOpen) setTyped(currentTarget.value);
    else if (key === "ArrowDown") step(1);
    else if (key === "ArrowUp" && isOpen) step(-1);
    else if (key === "Enter" && row) goTo(row);
    else if (key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
    // An enclosing drawer must not handle the key as well.
    event.stopPropagation();
  };
  return { rows, searchedFor, at, isOpen, onType: setTyped, onKeyDown, close, goTo };
}

/** Suggestions for the typed text; the previous ones stay until the new ones load. */
function useAnswer(typed: string | null): Suggestions {
  const words = typed?.trim() ?? "";
  const [settled] = useDebouncedValue(words, PAUSE);
  const answer = trpc.catalog.suggest.useQuery(
    { q: settled.slice(0, limits.searchQuery) },
    { enabled: settled.length >= SUGGEST_FROM_LETTERS, placeholderData: (before) => before },
  );
  return words.length >= SUGGEST_FROM_LETTERS ? (answer.data ?? NONE) : NONE;
}
