/** A page in an area's menu. */
export type BarLink = {
  to: string;
  label: string;
  /** The heading of this link and those after it. */
  heading?: string;
  /** How many items are waiting there. */
  waiting?: number;
};

type Group = { heading: string | null; links: BarLink[] };

/** The links grouped by heading, without those listed elsewhere; empty groups are omitted. */
export function groupsOf(
  links: readonly BarLink[],
  isElsewhere: (to: string) => boolean,
): readonly Group[] {
  const groups: Group[] = [];
  for (const link of links) {
    if (link.heading !== undefined || groups.length === 0) {
      groups.push({ heading: link.heading ?? null, links: [] });
    }
    if (!isElsewhere(link.to)) groups.at(-1)?.links.push(link);
  }
  return groups.filter((group) => group.links.length > 0);
}
