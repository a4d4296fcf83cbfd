import { plural } from "../kit.ts";

export const application = "Application";
export const allApplications = "All applications";
export const noneNamed = "None named";
export const answers = "Answers";
export const family = "Family";
export const email = "Email";
export const phone = "Phone";
export const location = "Location";
export const farmType = "Farm type";
export const inOperation = "In operation";
export const size = "Size";
export const sellsAt = "Sells at";
export const certifications = "Certifications";
export const productsGrown = "Products grown";
export const practices = "Farming practices";
export const whyJoin = "Why they want to join";
export const history = "History";
export const theFarmItself = "the farm";
export const waitsInTime = "Waiting for us, in time";
export const waitsTooLong = "Waiting for us, overdue";
export const notDecided = "Not decided yet";
export const status = "Status";
export const whoWorks = "Who works there";
export const nobodyWorks = "Nobody works there";
export const anyPeople = "With or without people";
export const inviteSomebody = "Nobody works here: invite somebody";
export const allStatuses = "All statuses";
export const farm = "Farm";
export const where = "Where";
export const type = "Type";
export const answer = "Answer";
export const sent = "Sent";
export const applications = "Applications";
export const everyFarm =
  "Every farm gets an answer from us within two business days; weekends do not count.";
export const searchApplications = "Search farms, families and places";
export const noApplications = "No applications yet";
export const noApplicationsHint = "Everyone who fills in the form for farmers is listed here.";
export const notApproved = (farmName: string) => `${farmName} was not approved`;
export const isIn = (farmName: string) => `${farmName} is in`;
export const approveFarm = "Approve the farm";
export const approveHint =
  "Creates its page right away and emails the farm how to get in. Please fill in what you agreed on.";
export const town = "Town";
export const farmWrote = (words: string) => `The farm wrote: ${words}`;
export const zip = "Zip code";
export const since = "Farming since";
export const farmChose = (words: string) => `The farm chose: ${words}`;
export const acres = "Acres";
export const approve = "Approve";
export const ourShare = "Our share, in percent";
export const ourShareHint = "15 to 20, unless the settings set one rate for all";
export const nothingChanged = "Nothing was changed";
export const knowsReading = "The farm knows that you are reading it";
export const messageSent = "Your message was sent";
export const notified = (farmName: string) => `${farmName} was notified`;
export const startReview = "Start review";
export const askChanges = "Ask for changes";
export const askChangesHint =
  "The farm reads this in our email, with a link that opens its answers.";
export const whatToChange = "What should the farm change or add?";
export const turnDown = "Turn down";
export const turnDownHint = (farmName: string) =>
  `The farm reads the reason in our email. This cannot be undone; ${farmName} may apply again.`;
export const whyNot = "Why can we not accept it?";
export const nothingSent = "Nothing was sent";
export const newLinkSent = "The email was sent";
export const theFarm = "The farm";
export const worksForIt = (account: string) => `${account} works for it.`;
export const nobodyYet = "No one works for it.";
export const inviteWhom = "Email of the person who will run the farm";
export const inviteAgain = "Send an invitation";
export const inviteAgainHint = "We send an email with a new link; earlier links stop working.";
export const farmsTurn = "the farm’s turn";
export const staysAsItWas = (farmName: string) => `${farmName} stays as it was`;
export const wasChanged = (farmName: string) => `${farmName} was changed`;
export const open = "Open";
export const openIt = (farmName: string) =>
  `Open ${farmName}? Its page and its goods are back in the shop right away.`;
export const pause = "Pause";
export const pauseIt = (farmName: string) =>
  `Pause ${farmName}? Its goods leave the shop right away; its page says that it is taking a break.`;
export const changePause = "Change the pause";
export const staysPaused = (farmName: string) =>
  `Keep ${farmName} paused? Its goods stay out of the shop; its page says that it is taking a break.`;
export const pauseInstead = (farmName: string) =>
  `Pause ${farmName} instead of suspending it? Its page is shown again and says that it is taking a break; its goods stay out of the shop.`;
export const backOn = "Back on";
export const leaveEmpty = "Leave it empty if no one knows";
export const suspend = "Suspend";
export const suspendIt = (farmName: string) =>
  `Suspend ${farmName}? Its goods leave the shop right away and its page shows only its name.`;
export const stillExpect = (people: number) =>
  plural(people, {
    one: "1 person has a place at its open days and is not told: cancel those as well.",
    other: `${people} people have places at its open days and are not told: cancel those as well.`,
  });
export const openDays = (people: number) =>
  plural(people, { one: "Open days: 1 guest", other: `Open days: ${people} guests` });
export const toCheck = (n: number) =>
  plural(n, { one: `${n} certificate to check`, other: `${n} certificates to check` });
export const expiring = (n: number, days: number) =>
  plural(n, {
    one: `${n} certificate expires within ${days} days`,
    other: `${n} certificates expire within ${days} days`,
  });
export const validThrough = (day: string) => `Valid through ${day}`;
export const andMore = (n: number) => `And ${n} more`;
export const statuses = { live: "Live", paused: "Paused", suspended: "Suspended" };
export const products = "Products";
export const sold30 = "Sold in 30 days";
export const payouts = "Payouts";
export const joined = "Joined";
export const inventory = "Inventory";
export const certificates = "Certificates";
export const until = (day: string) => ` until ${day}`;
export const farmers = "Farmers";
export const farmersHint =
  "A farm that is paused or suspended leaves the shop right away; its orders and history stay.";
export const searchFarms = "Search farms and towns";
export const noFarms = "No farms yet";
export const waiting = (n: number) =>
  plural(n, { one: `${n} farm is waiting to join`, other: `${n} farms are waiting to join` });
export const sentAt = (at: string) => `Sent ${at}`;
export const answerBy = (clock: string) => `Answer ${clock}`;
