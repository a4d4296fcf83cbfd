export const pictureStays = "The picture stays as it was";
export const pictureShown = "The new picture is shown";
export const picture = "The picture of your farm";
export const pictureHint =
  "It appears on your page, in the list of farms and wherever your page is shared. A picture twice as wide as it is high works best.";
export const asShoppers = "See it as shoppers do";
export const asSoonAsSaved =
  "What you write here appears on your farm’s page as soon as you save it.";
export const notSaved = "Not saved";
export const stillHere = "What you wrote is still here. Please try again.";
export const upToDate = "Your page is up to date";
export const page = "Your farm’s page";
export const oneLine = "In one line";
export const oneLineHint = "Under your name, wherever your farm is shown";
export const story = "Your story";
export const storyHint = "An empty line begins a new paragraph";
export const told = "You told us when you applied";
export const quote = "A quote from you";
export const quoteHint = "Shown large on your page";
export const whoSaid = "Who said it";
export const whoSaidHint = "First and last name";
export const howYouWork = "How you work";
export const howYouWorkHint = "One practice on each line, in your own words";
export const growing = "What shoppers can choose by";
export const growingHint =
  "Tick what holds for all you sell. The shop lists your goods under it; nobody checks it, and you answer for it.";
export const since = "Farming since";
export const acres = "Acres";
export const legalName = "Legal name";
export const legalNameHint =
  "As on your tax papers, if different. It appears on your payout statements, not on your page.";
export const save = "Save the page";
export const stillPaused = "Your farm is still taking a break";
export const openAgain = "Your farm is open again";
export const isOpen = "Your farm is open";
export const isPaused = "Your farm is taking a break";
export const isClosed = "The market has closed your farm";
export const reopensOn = (day: string) =>
  `It reopens on ${day}. Its page says that you are taking a break.`;
export const staysClosed =
  "It stays closed until you open it. Its page says that you are taking a break.";
export const openNow = "Open it now";
export const callUs = "Please call us, and we will reopen it together.";
export const stillOpen = "Your farm is still open";
export const nowPaused = "Your farm is taking a break now";
export const takingBreak =
  "Taking a break? Your goods leave the shop right away. You still harvest the orders you already have.";
export const backOn = "Back on";
export const leaveEmpty = "Leave it empty if you do not know";
export const takeBreak = "Take a break";
export const outUntil = (day: string) => `Take your goods out of the shop until ${day}?`;
export const outUntilOpen = "Take your goods out of the shop until you open again?";
export const inSpanish = "In Spanish (optional)";
export const inSpanishHint =
  "Shoppers who read the market in Spanish see these words. Where you leave one empty, they see the English one.";
export const lineEs = "One line in Spanish";
export const storyEs = "Your story in Spanish";
export const quoteEs = "The quote in Spanish";
export const practicesEs = "How you work, in Spanish";
