import { platformMenus as m } from "#messages/platform/shell/menus.ts";
import type { MouseEvent, ReactNode } from "react";
import { useSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Rich } from "#client/ui/rich.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { pathHere } from "#shared/language.ts";
import { formatUsd } from "#shared/money.ts";
import { type Suggestion, suggestionPath } from "#shared/catalog/search/suggestion.ts";
import styles from "./suggestion-list.module.css";

const GROUPS = [
  { kind: "product", label: m.groups.product },
  { kind: "farm", label: m.groups.farm },
  { kind: "recipe", label: m.groups.recipe },
] as const;

type SuggestionListProps = {
  id: string;
  rows: readonly Suggestion[];
  searchedFor: string | null;
  /** Index of the row selected with the arrow keys; -1 for none. */
  chosen: number;
  onChoose: (row: Suggestion) => void;
};

/** The rows below the search field. Pressing a row must not move the focus out of the field. */
export function SuggestionList({ id, rows, searchedFor, chosen, onChoose }: SuggestionListProps) {
  const count = m.suggestionCount(rows.length);
  const bought = useBought();
  return (
    <>
      <p className={styles.count} role="status">
        {rows.length > 0 ? count : ""}
      </p>
      {rows.length > 0 ? (
        <div className={styles.box}>
          {searchedFor ? (
            <p className={styles.meant}>
              <Rich>{m.showing<ReactNode>(<b>{searchedFor}</b>)}</Rich>
            </p>
          ) : null}
          <div id={id} role="listbox" aria-label={m.suggestions} className={styles.list}>
            {GROUPS.map(({ kind, label }) => (
              <Group key={kind} label={label} isEmpty={rows.every((row) => row.kind !== kind)}>
                {rows.map((row, index) =>
                  row.kind === kind ? (
                    <Row
                      key={suggestionPath(row)}
                      id={`${id}-${index}`}
                      row={row}
                      isChosen={index === chosen}
                      isBought={row.kind === "product" && bought.includes(row.id)}
                      onChoose={onChoose}
                    />
                  ) : null,
                )}
              </Group>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

const NONE: readonly number[] = [];

/**
 * The ids of the products that the customer has bought lately. Fetched on its own once the search is used: the
 * suggestions come from a cache that serves everyone.
 */
function useBought(): readonly number[] {
  const { user } = useSession();
  const { data } = trpc.orders.boughtIds.useQuery(undefined, { enabled: user !== null });
  return user === null ? NONE : (data ?? NONE);
}

type GroupProps = { label: string; isEmpty: boolean; children: ReactNode };

function Group({ label, isEmpty, children }: GroupProps) {
  if (isEmpty) return null;
  return (
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {children}
    </div>
  );
}

type RowProps = {
  id: string;
  row: Suggestion;
  isChosen: boolean;
  /** Whether the customer bought it lately. */
  isBought: boolean;
  onChoose: (row: Suggestion) => void;
};

function Row({ id, row, isChosen, isBought, onChoose }: RowProps) {
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
      href={pathHere(suggestionPath(row))}
      className={styles.row}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <ProductImage
        pictureKey={row.picture}
        kind={row.kind === "farm" ? "farm" : "product"}
        alt=""
        sizes="56px"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{row.name}</span>
        <span className={styles.detail}>{row.detail}</span>
        {isBought ? <span className={styles.again}>{m.buyAgain}</span> : null}
      </span>
      {row.kind === "product" ? <span className={styles.price}>{formatUsd(row.price)}</span> : null}
    </a>
  );
}
