import { platformWork as m } from "#messages/platform/shell/work.ts";
import type { ReactNode } from "react";
import { ADMIN_GROUPS, waitingAt } from "#client/lib/platform/admin-menu.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { SearchButton } from "./search-button.tsx";
import { useRecentPages } from "./recent-pages.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** Refetch interval of the menu's counts, in milliseconds. */
const COUNTS_EVERY = MINUTE_MS;

type AdminFrameProps = {
  /** A page's alternate path: its menu entry links there, so that the entry is highlighted. */
  alias?: { label: string; to: string };
  children: ReactNode;
};

/** The admin's area: the grouped menu, each entry with its count of pending work, and the global search. */
export function AdminFrame({ alias, children }: AdminFrameProps) {
  const waiting = trpc.admin.analytics.attention.useQuery(undefined, {
    refetchInterval: COUNTS_EVERY,
  });
  const recent = useRecentPages();
  const grouped = ADMIN_GROUPS.flatMap(({ title, links }) =>
    links.map(({ to, label }, at) => ({
      to: label === alias?.label ? alias.to : to,
      label,
      ...(at === 0 && { heading: title }),
      waiting: waitingAt(to, waiting.data ?? []),
    })),
  );
  const own = AREA_LINKS.admin
    .filter(({ to }) => to.startsWith("/account/"))
    .map((link, at) => ({ ...link, ...(at === 0 && { heading: m.you }) }));
  return (
    <AreaFrame
      name={m.areas.admin}
      links={[...grouped, ...own]}
      top={<SearchButton recent={recent} />}
      bar="admin"
    >
      {children}
    </AreaFrame>
  );
}
