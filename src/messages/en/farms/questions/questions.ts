export const title = "Questions to the farm";
export const noneYet = "No answered questions here yet.";
export const notLoaded = "The questions could not be loaded.";
export const more = "Show more questions";
export const answeredIn = (farm: string, month: string) => `${farm} answered, ${month}`;
export const ask = "Ask the farm";
export const askFarm = (farm: string) => `Ask ${farm}`;
export const signInFirst = "Sign in to ask";
export const confirmFirst = (email: string) =>
  `To ask a question, please confirm your email address first: we send the answer to ${email}.`;
export const yourQuestion = "Your question";
export const howItGoes =
  "The farm answers by email. Then your question and its answer appear on this page, without your name. For questions about an order, please write to us.";
export const send = "Send the question";
export const sent = "The farm has your question";
export const notSent = "The question was not sent";
export const stillHere = "What you wrote is still here.";
export const yours = "Your questions";
export const waiting = "The farm has not answered yet";
export const hidden = (reason: string) => `We have hidden your question: ${reason}`;
export const answered = "The farm has answered by email and on this page";
export const remove = "Delete it";
export const removeThis = (words: string) => `Delete “${words}”`;
export const removeQuestion = "Your question is deleted, and the farm no longer sees it.";
export const removeAnswered = "Your question is deleted, and the farm’s answer with it.";
export const removed = "Your question is deleted";
export const notRemoved = "The question was not deleted";
