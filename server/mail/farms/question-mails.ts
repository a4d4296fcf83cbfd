import { farmsQuestionMail as m } from "#messages/farms/questions/question-mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells a farm's people that a customer has a question. */
export function questionAsked(
  { farmName, url }: MailData["question_asked"],
  { phone }: Business,
): MailParts {
  return {
    subject: m.asked,
    heading: m.asked,
    blocks: [
      { kind: "text", text: m.answerOnce(farmName) },
      { kind: "link", label: m.readAndAnswer, url },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}

/** The farm's answer, to who asked. */
export function questionAnswered(
  { farmName, question, answer, url }: MailData["question_answered"],
  { phone }: Business,
): MailParts {
  return {
    subject: m.answered,
    heading: m.answered,
    blocks: [
      { kind: "text", text: m.youAsked },
      { kind: "text", text: question },
      { kind: "text", text: m.farmAnswers(farmName) },
      { kind: "text", text: answer },
      { kind: "text", text: m.onThePage },
      { kind: "link", label: m.seeFarm, url },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}
