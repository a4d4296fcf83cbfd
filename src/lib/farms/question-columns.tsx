import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { formatInstant } from "#shared/time.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { QuestionWords } from "./question-words.tsx";

type Question = { text: string; by: string; at: string };

/** What a table of questions shows of each, to the farm and to the team. */
export const QUESTION_COLUMNS = {
  question: {
    id: "question",
    label: m.question,
    leading: true,
    render: ({ text }) => <QuestionWords>{text}</QuestionWords>,
  },
  by: { id: "by", label: m.by, whole: true, render: ({ by }) => by },
  at: {
    id: "at",
    label: m.asked,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
} satisfies Record<string, Column<Question>>;
