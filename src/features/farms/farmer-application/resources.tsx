import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Accordion } from "@mantine/core";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { marketingFigures, payoutDaysOf, payoutsText } from "#shared/platform/pages/marketing.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";

const questionsOf = (
  terms: DeliveryTerms,
): readonly { id: string; question: string; answer: string }[] => [
  {
    id: "payments",
    question: m.questions.payments.question,
    answer: m.questions.payments.answer(payoutsText(terms), payoutDaysOf(terms)),
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

/** Common questions before applying (spec section 2). */
export function Resources() {
  const terms = useTerms();
  return (
    <Accordion variant="default" order={3}>
      {questionsOf(terms).map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control px={0}>{question}</Accordion.Control>
          <Accordion.Panel styles={{ content: { paddingInline: 0 } }}>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
