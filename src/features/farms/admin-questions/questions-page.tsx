import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { QUESTION_STANDINGS } from "#shared/farms/questions/farm-question.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QUESTION_COLUMNS } from "#client/lib/farms/question-columns.tsx";
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
import { HideQuestion } from "./hide-question.tsx";

export type Question = Outputs["admin"]["questions"]["page"]["rows"][number];

const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: QUESTION_STANDINGS,
  words: (id) => m.standings[id],
  all: m.all,
});

const COLUMNS: readonly Column<Question>[] = [
  QUESTION_COLUMNS.question,
  {
    id: "farm",
    label: m.farm,
    render: ({ farmId, farmName }) => (
      <TextLink href={`/farmers/${farmId}#questions`}>{farmName}</TextLink>
    ),
  },
  {
    id: "answer",
    label: m.answer,
    render: ({ answer }) => (answer === null ? null : <QuestionWords>{answer}</QuestionWords>),
  },
  QUESTION_COLUMNS.by,
  QUESTION_COLUMNS.at,
  { id: "act", label: m.act, render: (question) => <HideQuestion question={question} /> },
];

/** Questions to farms for the team, which hides those that break the rules. */
export function AdminQuestionsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, NEWEST_FIRST), standing: STANDING.idIn(table.search) };
  const query = trpc.admin.questions.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.leadTeam}</AreaHeading>
      <ServerTable
        name="questions"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STANDING]}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </>
  );
}
