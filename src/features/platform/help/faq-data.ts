import type { StructuredData } from "#client/lib/pages/page-head.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { questionGroups } from "./questions.ts";

/** All answers as search engines read them. */
export function faqData(terms: DeliveryTerms): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questionGroups(terms).flatMap(({ questions }) =>
      questions.map(({ question, answer, again }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: again ? `${answer} ${again}` : answer },
      })),
    ),
  };
}
