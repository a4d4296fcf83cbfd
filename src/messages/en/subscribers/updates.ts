import { number, plural } from "../kit.ts";

export const recipients = "Recipients";
export const confirmedSubscribers = "Newsletter subscribers who confirmed";
export const customersOfOrders = "Customers of orders";
export const through = "Signed up through";
export const anySource = "Any source";
export const tagged = "Tagged (optional)";
export const countAgain = "Count again";
export const reaches = (people: string) => `Reaches ${people} now`;
export const counting = "Counting…";
export const suppressed = (people: string) =>
  `Left out, because the address is suppressed: ${people}.`;
export const among = "Among them:";
export const theyAre = (n: number) => plural(n, { one: "This one:", other: "They are:" });
export const states = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Is being sent",
  sent: "Sent",
  stopped: "Stopped",
};
export const count = (n: number) => number(n);
export const people = (n: number) => plural(n, { one: "1 person", other: `${number(n)} people` });
export const newsletterSubscribers = "Newsletter subscribers";
export const ordersToCome = "Orders still to come";
export const ordersOf = (day: string) => `Orders of ${day}`;
export const newsToCome = "News for orders still to come";
export const newsOf = (day: string) => `News for orders of ${day}`;
export const zipCodesOf = (zips: string) => `zip codes ${zips}`;
export const subject = "Subject";
export const status = "Status";
export const to = "To";
export const peopleColumn = "People";
export const queued = "Queued";
export const sent = "Sent";
export const failed = "Failed";
export const writtenBy = "Written by";
export const created = "Created";
export const write = "Write";
export const writeTo = "Write to customers";
export const writeText =
  "A message about an order reaches everyone it affects; news reaches only those who confirmed the newsletter.";
export const search = "Search subjects";
export const noMessages = "No messages yet";
export const noMessagesText =
  "A late van, a failed harvest, the first strawberries: tell the people it affects.";
export const kind = "Kind of message";
export const aboutOrder = "About their order: everyone gets it";
export const news = "News: only those who confirmed the newsletter, with a link to unsubscribe";
export const windows = "Windows (none means all)";
export const zips = "Zip codes (optional)";
export const zipsText = "The first digits are enough, with spaces between them: 949 94110";
export const whichOrders = "Which orders";
export const allUpcoming = "All upcoming orders";
export const oneDay = "Orders for one delivery day";
export const deliveryDay = "Delivery day";
export const chooseDay = "Please choose a delivery day";
export const zone = "Zone (optional)";
export const anyZone = "Any zone";
export const ofFarm = "With goods from the farm (optional)";
export const anyFarm = "Any farm";
export const withProduct = "With the product (optional)";
export const anyProduct = "Any product";
export const asReader = (reader: string) => `As ${reader} will see it`;
export const sample = "No one is in this audience yet, so this shows sample text";
export const subjectIs = <Part>(strong: (words: string) => Part, title: string) => [
  "Subject: ",
  strong(title),
];
export const noPreview = "The preview could not be created";
export const yourDraft = "Your draft";
export const newMessage = "A new message";
export const allMessages = "All messages";
export const message = "Message";
export const plain = "Plain paragraphs, with an empty line between them.";
export const plainWith = (names: string) =>
  `Plain paragraphs, with an empty line between them. Each reader’s own order fills in ${names}; the subject can hold the day and the window.`;
export const saveDraft = "Save as a draft";
export const preview = "Preview";
export const sendTest = "Send me a test";
export const sendAll = "Send to everyone";
export const scheduledFor = (at: string) => `Scheduled for ${at}`;
export const schedule = "Schedule it";
export const scheduleText =
  "Choose when it goes out, in Pacific time. Whom it reaches is counted again then. Until then you can change it back to a draft.";
export const sendDay = "Day";
export const sendTime = "Time";
export const notScheduled = "It was not scheduled";
export const isScheduled = "It is scheduled";
export const goesOut = "Goes out";
export const goesOutAt = (at: string) => `It goes out ${at}.`;
export const reachesNow = "Reaches now";
export const countedAgain =
  "The people it reaches are counted again when it goes out, so their number can change.";
export const backToDraft = "Change back to a draft";
export const stillScheduled = "It is still scheduled";
export const sendNow = "Send now";
export const reachedNoOne = (at: string) =>
  `It was to go out ${at} and reached no one, so nothing was sent. Check its recipients.`;
export const asItsReader = "As its reader will see it";
export const notKept = "Not saved: the server was not reached. Your next change tries again.";
export const theirs =
  "This draft was changed elsewhere in the meantime, so what you typed is not saved.";
export const takeTheirs = "Show the other version";
export const dropOwn = "What you typed here is lost. Show the other version?";
export const keepOwn = "Save mine instead";
export const keptAt = (time: string) => `Draft saved at ${time}.`;
export const keepsItself = "A draft is saved while you write. Then you can send it.";
export const everyone = "everyone";
export const sendQuestion = (reach: string) =>
  `Send this to ${reach}? It cannot be taken back once it is in their inbox.`;
export const draftNotSaved = "The draft was not saved";
export const draftSaved = "The draft is saved";
export const testNotSent = "The test was not sent";
export const testQueued = "The test is in the outbox";
export const goesTo = (address: string) => `It goes to ${address}.`;
export const notSent = "It was not sent";
export const onItsWay = (reach: string) => `On its way to ${reach}`;
export const notStopped = "It was not stopped";
export const stop = "Stop";
export const stopQuestion = "Stop writing emails? Those already in the outbox will still go out.";
export const emailsWritten = "Emails written";
export const inOutbox = "Written to the outbox";
export const leftOut = "Left out";
export const noList = "We no longer keep the list of who got it.";
export const leftOutText =
  "Left out are people who unsubscribed, or whose order was canceled, after the message was started.";
