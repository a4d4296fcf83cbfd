export const writeQuestion = (least: number) =>
  `Please write your question, in ${least} characters or more`;
export const writeAnswer = "Please write an answer";
export const sayWhy = "Please say why";
export const noQuestion = "We cannot find that question";
export const noFarm = "We cannot find that farm";
export const confirmFirst =
  "Please confirm your email address first: we send the answer there. You can get a new link on your profile.";
export const tooManyWaiting = (most: number) =>
  `This farm has yet to answer ${most} of your questions. Please wait until it has answered one.`;
export const ownFarm = "This is your own farm: customers ask it questions";
export const farmSuspended =
  "Your farm’s page is suspended, so no answer can be published. Please write to us.";
export const alreadyAnswered = "Your farm has answered this question already";
export const alreadyHidden = "This question is hidden already";
export const notHidden = "This question is not hidden";
