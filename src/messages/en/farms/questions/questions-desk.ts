export const title = "Questions";
export const leadFarm =
  "What customers ask your farm. Each answer goes to the customer by email, and appears on your page with its question.";
export const leadTeam =
  "What customers ask farms. Hide what breaks the rules or names a person; the customer reads why.";
export const search = "Search questions and answers";
export const status = "Status";
export const all = "All";
export const standings = { unanswered: "Not answered", answered: "Answered", hidden: "Hidden" };
export const question = "Question";
export const farm = "Farm";
export const by = "From";
export const asked = "Asked";
export const answer = "Answer";
export const act = "Action";
export const answerNow = "Answer";
export const toQuestion = (name: string) => ` the question from ${name}`;
export const answerTo = (name: string) => `Answer to ${name}`;
export const yourAnswer = "Your answer";
export const readByAll =
  "The customer gets it by email, and everybody can read it on your farm’s page. It cannot be changed later.";
export const send = "Publish the answer";
export const published = "Your answer is on the page";
export const notPublished = "The answer was not published";
export const stillHere = "What you wrote is still here.";
export const hide = "Hide";
export const hideThis = (name: string) => `Hide the question from ${name}`;
export const hideText =
  "The question and its answer are taken off the farm’s page and its list. You can show them again.";
export const askerReads = "The customer reads this reason, and it is in the audit log.";
export const isHidden = "The question is hidden";
export const notHidden = "The question was not hidden";
export const show = "Show again";
export const theQuestion = (name: string) => ` the question from ${name}`;
export const isShown = "The question is shown again";
export const notShown = "The question was not shown";
export const none = "No questions here";
export const noneText = "Customers ask on the farm’s page.";
