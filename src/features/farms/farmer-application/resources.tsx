import { farmsApply as m } from "#messages/farms-apply.ts";
import { Accordion } from "@mantine/core";
import { marketingFigures, PAYOUT_DAYS } from "#shared/platform/marketing.ts";

const [FIRST, SECOND] = PAYOUT_DAYS;

const QUESTIONS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: "payments",
    question: m.questions.payments.question,
    answer: m.questions.payments.answer(marketingFigures().payouts, FIRST, SECOND),
  },
  {
    id: "sizes",
    ...m.questions.sizes,
  },
  {
    id: "certification",
    ...m.questions.certification,
  },
  {
    id: "delivery",
    ...m.questions.delivery,
  },
  {
    id: "process",
    question: m.questions.process.question,
    answer: m.questions.process.answer(marketingFigures().review, marketingFigures().wholeProcess),
  },
];

/** What farms ask before they apply (spec section 2). */
export function Resources() {
  return (
    <Accordion variant="default" order={3}>
      {QUESTIONS.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control px={0}>{question}</Accordion.Control>
          <Accordion.Panel styles={{ content: { paddingInline: 0 } }}>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
