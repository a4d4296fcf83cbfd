import { platformUi as m } from "#messages/platform-ui.ts";
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
  /** Called with the words instead of letting the browser send the form. */
  onSearch?: (words: string) => void;
  /** What a combobox adds to the field. */
  inputProps?: ComponentPropsWithoutRef<"input"> | undefined;
  /** What hangs below the field. */
  children?: ReactNode;
};

/** Searches the shop. A plain form to `/shop?q=`, so it works before any script has arrived. */
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
  // Other words of the page take over in the same field, which keeps the focus.
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
