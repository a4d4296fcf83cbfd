import { Skeleton, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { catalogPrints as m } from "#messages/catalog/prints.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PrintDialog } from "./print-dialog.tsx";
import { PrintTile } from "./print-tile.tsx";
import styles from "./prints.module.css";

export type PrintGroup = Outputs["admin"]["prints"][number];
export type Listed = PrintGroup["prints"][number];

/** All prints by category, small and large, on light and dark backgrounds. */
export function PrintsPage() {
  const query = trpc.admin.prints.useQuery();
  const [words, setWords] = useState("");
  return (
    <>
      <AreaHeading title={m.prints}>{m.about}</AreaHeading>
      <TextInput
        label={m.find}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        className={styles.search}
      />
      <QueryState query={query} waiting={<Skeleton h={320} />} />
      {query.data ? <Groups groups={found(query.data, words)} /> : null}
    </>
  );
}

/** The groups, reduced to the prints whose name or drawing matches the search words. */
function found(groups: readonly PrintGroup[], words: string): PrintGroup[] {
  const wanted = words.trim().toLowerCase();
  return groups.flatMap((group) => {
    const prints = group.prints.filter(({ title, name, drawing }) =>
      `${title} ${name} ${drawing}`.toLowerCase().includes(wanted),
    );
    return prints.length > 0 ? [{ ...group, prints }] : [];
  });
}

function Groups({ groups }: { groups: readonly PrintGroup[] }) {
  const [open, setOpen] = useState<(Listed & Pick<PrintGroup, "shape">) | null>(null);
  if (groups.length === 0) return <EmptyState title={m.noMatch} />;
  return (
    <>
      {groups.map(({ title, shape, prints }) => (
        <section key={title} aria-label={title}>
          <Title order={2} size="h3" className={styles.group}>
            {title} <span className={styles.count}>{prints.length}</span>
          </Title>
          <ul className={styles.grid}>
            {prints.map((print) => (
              <li key={print.key}>
                <PrintTile
                  print={print}
                  shape={shape}
                  onOpen={() => setOpen({ ...print, shape })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open ? <PrintDialog print={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
