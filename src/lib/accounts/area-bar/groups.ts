/** A page of an area's menu. */
export type BarLink = {
  to: string;
  label: string;
  /** What heads it and the links after it. */
  heading?: string;
  /** How much waits there for someone. */
  waiting?: number;
};

type Group = { heading: string | null; links: BarLink[] };

/** The links under their headings, without those that are elsewhere; a group of none is left out. */
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
