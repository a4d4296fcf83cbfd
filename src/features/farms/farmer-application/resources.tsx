import { Accordion } from "@mantine/core";
import { marketing, PAYOUT_DAYS } from "#shared/platform/marketing.ts";

const [FIRST, SECOND] = PAYOUT_DAYS;

const QUESTIONS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: "payments",
    question: "How and when are we paid?",
    answer: `Payouts run ${marketing.payouts}, on day ${FIRST} and day ${SECOND} of the month, straight to your bank account. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
  },
  {
    id: "sizes",
    question: "Is our farm the right size?",
    answer:
      "Any size fits, from under 5 acres to over 500. You list what you can spare and set how much of it we may sell.",
  },
  {
    id: "certification",
    question: "Do we need a certification?",
    answer:
      "No certification is required. You tell customers how you farm in your own words; a badge shows only for a certificate that we have verified and that is still valid.",
  },
  {
    id: "delivery",
    question: "How do our products reach the customer?",
    answer:
      "You bring one load to our depot. There we pack each household's order and deliver it to the door.",
  },
  {
    id: "process",
    question: "What happens after we apply?",
    answer: `We read your application within ${marketing.review}, then call to arrange a visit on site or by video. The whole process takes ${marketing.wholeProcess}.`,
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
