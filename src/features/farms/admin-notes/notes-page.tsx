import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { NOTE_STANDINGS } from "#shared/farms/notes/farm-note.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QuestionWords } from "#client/lib/farms/question-words.tsx";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { HideNote } from "./hide-note.tsx";

export type Note = Outputs["admin"]["notes"]["page"]["rows"][number];

const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: NOTE_STANDINGS,
  words: (id) => m.standings[id],
  all: m.all,
});

const COLUMNS: readonly Column<Note>[] = [
  {
    id: "note",
    label: m.note,
    leading: true,
    render: ({ text, language }) => (
      <div lang={language}>
        <QuestionWords>{text}</QuestionWords>
      </div>
    ),
  },
  {
    id: "farm",
    label: m.farm,
    render: ({ farmId, farmName }) => (
      <TextLink href={`/farmers/${farmId}#notes`}>{farmName}</TextLink>
    ),
  },
  {
    id: "at",
    label: m.written,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  { id: "act", label: m.act, render: (note) => <HideNote note={note} /> },
];

/** Farms' notes for the team, which hides those that break the rules. */
export function AdminNotesPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, NEWEST_FIRST), standing: STANDING.idIn(table.search) };
  const query = trpc.admin.notes.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.leadTeam}</AreaHeading>
      <ServerTable
        name="notes"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STANDING]}
        empty={<EmptyState title={m.noneHere}>{m.noneHereText}</EmptyState>}
      />
    </>
  );
}
