import { platformUi as m } from "#messages/platform/ui.ts";
import { IconSearch } from "@tabler/icons-react";
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";
import { pathHere } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  id: string;
  label?: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called with the search text instead of letting the browser submit the form. */
  onSearch?: (words: string) => void;
  /** Props that a combobox adds to the field. */
  inputProps?: ComponentPropsWithoutRef<"input"> | undefined;
  /** Content attached below the field. */
  children?: ReactNode;
};

/** Searches the shop. A plain form for `/shop?q=`, so it works before any script has loaded. */
export function SearchField({
  id,
  label = m.searchShop,
  placeholder = m.searchFor,
  defaultValue,
  onSearch,
  inputProps,
  children,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  // When the page's search text changes, the field is updated in place and keeps the focus.
  useEffect(() => {
    if (input.current && shown.current !== defaultValue) input.current.value = defaultValue ?? "";
    shown.current = defaultValue;
  }, [defaultValue]);
  return (
    <form
      className={styles.form}
      action={pathHere("/shop")}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <IconSearch className={styles.icon} size={18} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        id={id}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchQuery}
        placeholder={placeholder}
        {...(defaultValue ? { defaultValue } : {})}
        {...inputProps}
      />
      {children}
    </form>
  );
}
