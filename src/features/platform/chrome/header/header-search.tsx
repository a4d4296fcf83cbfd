import { lazy, useId, useState } from "react";
import { SearchField } from "#client/ui/fields/search-field.tsx";
import { useShopSearch } from "./use-shop-search.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { Later } from "#client/ui/later.tsx";

const SuggestionList = lazy(async () => ({
  default: (await import("./suggestion-list.tsx")).SuggestionList,
}));

type HeaderSearchProps = {
  id: string;
  /** Whether the field takes the focus when its container opens. */
  isFirst?: boolean;
  /** Called when the user navigates from here. */
  onLeave?: () => void;
};

/** The shop's search, with suggestions while typing; the list's script is loaded when the field gets the focus. */
export function HeaderSearch({ id, isFirst = false, onLeave }: HeaderSearchProps) {
  const { words, search } = useShopSearch(onLeave);
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [missing, setMissing] = useState(false);
  const { rows, searchedFor, at, isOpen, onType, onKeyDown, close, goTo } = useSuggestions(onLeave);
  return (
    <SearchField
      id={id}
      defaultValue={words}
      onSearch={(text) => {
        close();
        search(text);
      }}
      inputProps={{
        ...(isFirst && { "data-autofocus": true }),
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? listId : undefined,
        "aria-activedescendant": at >= 0 ? `${listId}-${at}` : undefined,
        onFocus: () => setWanted(true),
        onInput: (event) => !missing && onType(event.currentTarget.value),
        onBlur: close,
        onKeyDown: missing ? undefined : onKeyDown,
      }}
    >
      {wanted ? (
        <Later
          isExtra
          onMissing={() => {
            setMissing(true);
            close();
          }}
        >
          <SuggestionList
            id={listId}
            rows={rows}
            searchedFor={searchedFor}
            chosen={at}
            onChoose={goTo}
          />
        </Later>
      ) : null}
    </SearchField>
  );
}
