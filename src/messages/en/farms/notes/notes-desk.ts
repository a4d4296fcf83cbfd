export const title = "Notes";
export const leadFarm =
  "Short news from your farm: what came up, what the weather did, who was born. They stand on your page under “From the farm”, the newest first, each with its day.";
export const suspended = "Your farm’s page is suspended: visitors see none of your notes.";
export const leadTeam =
  "What farms write on their own pages. Hide what breaks the rules or names a person; the farm reads why.";
export const write = "Write a note";
export const none = "No notes yet";
export const noneText = "A few sentences are enough. Everybody who opens your page can read them.";
export const yourNote = "Your note";
export const readByAll = (most: number) =>
  `Up to ${most} characters. Everybody can read it on your farm’s page at once.`;
export const language = "Language of the note";
export const publish = "Publish the note";
export const published = "Your note is on the page";
export const notPublished = "The note was not published";
export const stillHere = "What you wrote is still here.";
export const cancel = "Go back";
export const change = "Change";
export const ofDay = (day: string) => ` the note of ${day}`;
export const changeOf = (day: string) => `Change the note of ${day}`;
export const dayStays = "Its day stays.";
export const isGone =
  "This note was taken down meanwhile. Copy what you want to keep before you go back.";
export const save = "Save the note";
export const changed = "Your note is changed";
export const notChanged = "The note was not changed";
export const remove = "Take it down";
export const removeOf = (day: string) => `Take down the note of ${day}`;
export const removeSure = "The note is taken off your page for good.";
export const removed = "The note is taken down";
export const notRemoved = "The note was not taken down";
export const hiddenBy = (reason: string) => `We have hidden this note: ${reason}`;
export const staysHidden =
  "It stays hidden when you change it. Write to us if it may be shown again.";
export const seePage = "See your page";
export const search = "Search notes and farms";
export const status = "Status";
export const all = "All";
export const standings = { shown: "On the page", hidden: "Hidden" };
export const note = "Note";
export const farm = "Farm";
export const written = "Written";
export const act = "Action";
export const hide = "Hide";
export const hideThis = (owner: string) => `Hide the note of ${owner}`;
export const hideText = "The note is taken off the farm’s page. You can show it again.";
export const farmReads = "The farm reads this reason, and it is in the audit log.";
export const isHidden = "The note is hidden";
export const notHidden = "The note was not hidden";
export const show = "Show again";
export const theNote = (owner: string) => ` the note of ${owner}`;
export const isShown = "The note is shown again";
export const notShown = "The note was not shown";
export const noneHere = "No notes here";
export const noneHereText = "Farms write them for their own pages.";
