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
import type { Column } from "#client/ui/data-table/column.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { AnswerButton } from "./answer-button.tsx";

export type Question = Outputs["farmer"]["questions"]["page"]["rows"][number];

const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: QUESTION_STANDINGS.filter((standing) => standing !== "hidden"),
  words: (id) => m.standings[id],
  all: m.all,
});

const columnsOf = (farmId: number | undefined): Column<Question>[] => [
  QUESTION_COLUMNS.question,
  QUESTION_COLUMNS.by,
  QUESTION_COLUMNS.at,
  {
    id: "answer",
    label: m.answer,
    render: (question) =>
      question.answer === null ? (
        <AnswerButton question={question} farmId={farmId} />
      ) : (
        <QuestionWords>{question.answer}</QuestionWords>
      ),
  },
];

/** Customers' questions to a farm. The farm can answer each once. */
export function QuestionsPage({ farmId }: { farmId: number | undefined }) {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, NEWEST_FIRST), standing: STANDING.idIn(table.search) };
  const query = trpc.farmer.questions.page.useQuery({ ...asked, farmId }, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.leadFarm}</AreaHeading>
      <ServerTable
        name="questions"
        columns={columnsOf(farmId)}
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
