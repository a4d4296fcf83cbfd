/** Data for the emails about questions to farms. */
export type QuestionMailData = {
  /** Without the question, which the team may hide before it is read. `url` is where the farm answers. */
  question_asked: { farmName: string; url: string };
  /** `question` and `answer` are in their authors' own words; `url` is the farm's page. */
  question_answered: { farmName: string; question: string; answer: string; url: string };
};
