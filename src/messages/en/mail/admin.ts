export const title = "Emails";
export const lead =
  "Every email that customers and farmers get, what happened to each one, and the addresses that get less email or none.";
export const templates = "Templates";
export const outbox = "Outbox";
export const suppressedAddresses = "Suppressed addresses";

export const status = "Status";
export const undelivered = "Failed, can be sent again";
export const heldBack = "Held back in the last two weeks";
export const allStatuses = "All statuses";
export const kind = "Kind";
export const allKinds = "All kinds";
export const subject = "Subject";
export const to = "To";
export const attempts = "Attempts";
export const lastError = "Last error";
export const created = "Created";
export const nothingSentAgain = "Nothing was sent again";
export const backInQueue = (emails: number) => `${emails} back in the queue`;
export const search = "Search addresses and subjects";
export const sendAgain = "Send again";
export const noEmails = "No emails yet";
export const firstOrder = "The first order sends the first one.";
/** In place of its subject. */
export const forgotten = "No longer kept";
export const asWritten = "The email as it was written";

export const reason = "Reason";
export const allReasons = "All reasons";
export const sources = { smtp: "Our mail server", report: "The mail provider" };
export const notOnFile = (mark: string) => `No longer on file (${mark})`;
export const address = "Address";
export const effect = "Effect";
export const reportedBy = "Reported by";
export const since = "Since";
export const action = "Action";
export const allowAgain = "Allow email again";
export const allowQuestion = (reader: string) =>
  `Send email to ${reader} again? What was held back stays in the outbox until someone sends it again.`;
export const thisAddress = "this address";
export const stillSuppressed = "The address is still suppressed";
export const getsEmail = "The address gets email again";
export const searchAddress = "Search by the full address";
export const noneSuppressed = "No suppressed addresses";
export const noneSuppressedText =
  "Addresses whose email bounces, and readers who mark it as spam, are listed here.";

export const testNotSent = "The test was not sent";
export const testInOutbox = "The test is in the outbox";
export const goesTo = (reader: string) => `It goes to ${reader}.`;
export const sendTest = "Send me a test";
export const subjectIs = <Part>(line: Part) => ["Subject: ", line];
