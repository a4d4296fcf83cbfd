import { platformWork as m } from "#messages/platform/shell/work.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import { withoutAccents } from "#shared/catalog/search/accents.ts";
import { FIND_LETTERS, type FoundKind } from "#shared/analytics/find.ts";
import { ADMIN_GROUPS } from "#client/lib/platform/admin-menu.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { RecentPage } from "./recent-pages.ts";

/** The debounce of the request, in milliseconds. */
const PAUSE = 150;
const PAGES_AT_MOST = 5;

export type Row = { path: string; title: string; about: string };
export type RowGroup = { label: string; rows: Row[] };

const LABELS: Readonly<Record<FoundKind, string>> = m.kinds;

/** The search results in groups; without search text, the recently visited pages. */
export function useFind(words: string, recent: readonly RecentPage[]) {
  const typed = words.trim();
  const [settled] = useDebouncedValue(typed, PAUSE);
  const isAsked = typed.length >= FIND_LETTERS;
  const query = trpc.admin.search.useQuery(
    { q: settled.slice(0, 120) },
    { enabled: isAsked && settled.length >= FIND_LETTERS, placeholderData: keepPreviousData },
  );
  const groups = isAsked
    ? [pagesFor(typed), ...foundIn(query.data ?? [])]
    : [{ label: m.recentPages, rows: recent.map((page) => ({ ...page, about: "" })) }];
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    isAsked,
    isWaiting: isAsked && (settled !== typed || query.isFetching),
    error: isAsked && query.isError ? query.error : null,
    retry: () => void query.refetch(),
  };
}

type Found = Outputs["admin"]["search"];

function foundIn(found: Found): RowGroup[] {
  return Object.entries(LABELS).map(([kind, label]) => ({
    label,
    rows: found.filter((row) => row.kind === kind),
  }));
}

function pagesFor(typed: string): RowGroup {
  const rows = ADMIN_GROUPS.flatMap(({ title, links }) =>
    links.map(({ to, label }) => ({ path: to, title: label, about: title })),
  );
  const plain = (text: string) => withoutAccents(text.toLowerCase());
  const words = plain(typed);
  return {
    label: m.pagesFound,
    rows: rows.filter(({ title }) => plain(title).includes(words)).slice(0, PAGES_AT_MOST),
  };
}
