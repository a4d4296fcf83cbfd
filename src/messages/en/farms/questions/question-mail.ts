export const asked = "A customer has a question for your farm";
export const answerOnce = (farm: string) =>
  `Your answer goes to the customer by email, and appears with the question on the page of ${farm}. It cannot be changed later.`;
export const readAndAnswer = "Read and answer the question";
export const answered = "The farm has answered your question";
export const youAsked = "You asked:";
export const farmAnswers = (farm: string) => `${farm} answers:`;
export const onThePage =
  "Your question and the answer are on the farm’s page, without your name. You can delete them there.";
export const seeFarm = "See the farm’s page";
export const questions = (phone: string) => `Questions? Just reply to this email or call ${phone}.`;
