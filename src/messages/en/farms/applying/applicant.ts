export const bringFarm = "Bring your farm to the market";
export const notApplied = "Not applied yet";
export const accountReady =
  "Your account is ready, and no farm is linked to it yet. Tell us about yours in three short steps; we answer within two business days.";
export const apply = "Apply with your farm";
export const applied = <Part>(confirm: (words: string) => Part) => [
  "Already applied? ",
  confirm("Confirm your address"),
  ", and the application sent with it shows up here.",
];
export const haveApplication = (farm: string) => `We have ${farm}’s application`;
export const sent = "Sent";
export const inReview = "In review";
export const willRead = (day: string) =>
  `We will read it next and call you to arrange a visit. You will hear from us by ${day}. There is nothing for you to do now.`;
export const areReading = (day: string) =>
  `We are reading it and will call you to arrange a visit. You will hear from us by ${day}. There is nothing for you to do now.`;
export const question = (farm: string) => `We have a question about ${farm}`;
export const yourTurn = "Your turn";
export const changeAgain = "Change it and send it again";
export const isIn = (farm: string) => `${farm} is in`;
export const approved = "Approved";
export const pageIsUp = "Its page is up. Our email has the link that connects it to your account.";
export const seePage = "See its page";
export const notAccepted = (farm: string) => `We could not accept ${farm}`;
export const notThisTime = "Not this time";
export const applyAgain = "Apply again";
export const withdrawnTitle = (farm: string) => `${farm}’s application was withdrawn`;
export const withdrawn = "Withdrawn";
export const yourApplication = "Your application";
export const whatWeAsk = "What we ask for";
export const whatWeNeed = "What we need from you";
export const canChangeAll = "Below you can change everything but your email address.";
export const yourAnswers = "Your answers";
export const notSent = "Your changes were not sent";
export const sendAgain = "Send the application again";
export const haveChanges = (farm: string) => `We have the changes from ${farm}`;
export const willReadNext = (day: string) =>
  `Thank you. We will read them next; you will hear from us by ${day}. There is nothing more to do.`;
export const notReached = "We could not reach the market. Please try again.";
export const nothingToChange = "There is nothing to change here";
export const signIn = "Sign in";
export const tryAgain = "Try again";
export const nothingLost = "We could not reach the market. Nothing is lost: try again.";
