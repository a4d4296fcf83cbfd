export const stillThere = "The certificate is still there";
export const withdrawn = "The certificate was withdrawn";
export const renewalChecked = "The renewal is being checked.";
export const seeDocument = "See the document";
export const enterRenewal = "Enter the renewal";
export const withdraw = "Withdraw";
export const withdrawIt = (which: string) =>
  `Withdraw ${which}? Its details and its document are deleted here. Our log keeps what was entered.`;
export const addDetails = "Add the details";
export const changeIt = "Change it";
export const correctIt = "Correct it";
export const named =
  "Named in the application. Shoppers see it once its details are entered and checked.";
export const notChecked = "Entered, and not checked yet. Shoppers do not see it.";
export const endedOn = (day: string) => `It ended on ${day}. Shoppers no longer see it.`;
export const endsOn = (day: string) => `It ends on ${day}. Shoppers see it until then.`;
export const seen = "Shoppers see it.";
export const issuedBy = "Issued by";
export const number = "Number";
export const validThrough = "Valid through";
export const entered = "Entered";
export const on = (day: string, who: string) => `${day} by ${who}`;
export const verified = "Verified";
export const notAccepted = "Not accepted";
export const choose = "Choose the certificate";
export const stillHere = "What you entered is still here. Please try again.";
export const notEntered = "Not entered";
export const wasEntered = "The certificate was entered";
export const shownOnceChecked = "It is shown once it is checked.";
export const needsDocument = "Please add the document: a PDF, or a photo or scan of it";
export const certificate = "Certificate";
export const whatCalled = "What is it called?";
export const asOnDocument = "As it appears on the document";
export const withLetters = "With its letters and dashes";
export const lastDay = "Its last day";
export const send = "Send it to be checked";
export const cancel = "Cancel";
export const add = "Add a certificate";
export const correct = "Correct the certificate";
export const change = "Change the certificate";
export const certificatesOf = (farm: string) => `Certificates of ${farm}`;
export const certificates = "Certificates";
export const compareEach =
  "Compare each certificate with its document. Shoppers see it once it is verified, through its last day.";
export const howItWorks =
  "Shoppers see a certificate once we have compared it with its document, through its last day. Enter a renewal as soon as you have it: the current one counts until then.";
export const none = "No certificates yet";
export const noneNeeded =
  "None is needed to sell here. One that is verified shows with the farm and its goods.";
