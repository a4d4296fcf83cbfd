import { number, plural } from "../../kit.ts";

export const title = "Settings";
export const intro =
  "Changes take effect right away. Orders already placed keep the prices they were sold at.";
export const notSaved = "Not saved";
export const saved = "Saved";
export const unserved = (count: number) =>
  plural(count, {
    one: "1 open order is at a place, day or window without delivery now.",
    other: `${number(count)} open orders are at a place, day or window without delivery now.`,
  });
export const seeOrders = "See the orders";
export const save = (tab: string) => `Save ${tab.toLowerCase()}`;
export const chooseEach = (who: string) =>
  `${who} saved this tab in the meantime. Nothing you typed is lost: for each setting marked below, choose which value to keep, then save.`;
export const savedMeanwhile = "Set by someone else in the meantime";
export const theirs = (value: string) => `Theirs: ${value}`;
export const mine = (value: string) => `Mine: ${value}`;
export const keepTheirs = "Keep theirs";
export const takeMine = "Use mine";
export const history = "History";
export const noChanges = "No changes yet.";
export const entry = (at: string, who: string, changes: string) => `${at}, ${who}: ${changes}`;
export const changeBack = "Change back";
export const changeBackTo = (at: string) => `Change it back to what it was before ${at}?`;

export const businessName = {
  label: "Business name",
  description:
    "Who customers buy from: shown in the footer, in emails, on receipts and in the terms",
};
export const contactEmail = {
  label: "Contact email",
  description: "Messages from the contact page and replies to our emails come here",
};
export const phone = "Phone";
export const streetAndNumber = "Street and number";
export const city = "City";
export const state = { label: "State", description: "Two letters" };
export const zip = "Zip code";
export const hours = {
  label: "Opening hours",
  description: "One line for days with the same hours, such as Mon-Fri 9am-6pm",
};
export const social = {
  label: "Pages on social networks",
  description: "One address per line, linked in the footer. Leave it empty for no links",
};

export const name = "Name";
export const street = "Street";
export const depotZip = { label: "Zip code", description: "Routes are planned from its center" };
export const depot = "Depot, where vans are loaded";
export const vanCrates = {
  label: "Crates that each van takes",
  description:
    "Van 1, Van 2 and so on, with spaces between the numbers, such as 40 40 25. The routes then show how full each van is. Leave it empty for no limit.",
};

export const weekdays = "Weekdays with delivery";
export const notServed = {
  label: "Not served yet",
  description:
    "The first two to five digits of zip codes in California, with spaces between them. When you remove one, people waiting there get an email.",
};
export const windows = "Delivery windows";
export const deliveriesIn = (window: string) => `Deliveries ${window}`;
export const perDay = "Places per day";
export const popup = {
  label: "Show the welcome popup",
  description: "Half a second after the first page, at most once in seven days",
};
export const agreedRate = "Every farm keeps the rate it agreed to";
export const commission = {
  label: "Our share of every farm’s sales",
  description: "15 to 20%, for orders from now on",
};
export const tax = { label: "Sales tax", description: "Of the goods, for orders from now on" };
export const fee = {
  label: "Delivery fee",
  description: "Unless a zone says otherwise; 0 is free delivery",
};
export const smallest = {
  label: "Minimum order",
  description: "Goods before tax and fee, unless a zone says otherwise",
};
export const leadDays = {
  label: "Days between order and delivery",
  description: "Orders can be placed, changed and canceled until 11:59 PM this many days before",
};
export const boxLeadDays = {
  label: "Days between a weekly box’s cut-off and its delivery",
  description:
    "At least two more than above, so that a declined card can be tried again on the next two days",
};
export const horizon = "Days that can be chosen in advance";
export const foodBank = {
  label: "Food bank",
  description: "Households can give a weekly box to it; they are charged as usual",
};
export const bankCity = "City";
export const bankPhone = "Telephone, for the driver";
export const payoutDays = {
  label: "Payout days",
  description:
    "Days of the month, with spaces between them. A day that a month does not have is its last day",
};
export const payoutDelay = {
  label: "Days after delivery before it is paid",
  description: "By calendar day, counted back from the payout day",
};
export const payoutSmallest = {
  label: "Smallest payout",
  description: "What is less waits for the next payout day",
};
export const referralFriend = {
  label: "Off a friend’s first order",
  description: "What someone saves who comes by a customer’s link. Zero turns referrals off.",
};
export const referralReward = {
  label: "Credit for sending a friend",
  description:
    "Given once the friend’s first order has come and its time for reports is over. Zero turns referrals off.",
};
export const referralMinimum = {
  label: "Minimum first order of a friend",
  description: "What its goods must come to, before tax and fee.",
};
export const referralsPerYear = {
  label: "Friends a year",
  description: "How many first orders one customer’s link can bring in a calendar year.",
};
export const reviewsAtLeast = {
  label: "Reviews before any is shown",
  description: "Of each product. More than 1 makes it harder to tell who wrote them",
};
export const foundingPlaces = "Founding places in total";
export const deposit = "Refundable deposit";
export const creditAtOnce = {
  label: "Credit without the team",
  description:
    "What one customer can be credited in 30 days for reported problems, at once; 0 leaves every report to the team",
};
export const perHour = "Orders per account in an hour";
export const perAccount = {
  label: "Open checkouts per account",
  description: "Started but not paid yet; each holds its goods and its delivery window",
};
export const perAddress = {
  label: "Open checkouts per network address",
  description: "A household, an office or a phone network can share one address",
};
export const visitorHold = {
  label: "Most that one visitor can hold unpaid",
  description: "Of each product’s stock, and of the places in each delivery window",
};
export const addressHold = {
  label: "Most that one network address can hold unpaid",
  description: "All its visitors together, of the same stock and places",
};
export const unitsAtLeast = {
  label: "Units that everyone can hold",
  description: "Even if the percentages above come to less",
};

export const dayNamed = (weekday: string, day: string) => `${weekday}, ${day}`;
export const restDays = "Days without delivery";
export const remove = "Remove";
export const removeDay = (day: string) => `Remove ${day}`;
export const noRestDays = "None so far.";
export const anotherDay = "Another day";
export const addDay = "Add this day";
export const movedDays = "Moved days";
export const comesOn = (from: string, to: string) => `${from} comes on ${to}`;
export const noMovedDays =
  "None so far. Orders already placed keep their day; new ones get the new day.";
export const insteadOf = "Instead of";
export const deliverOn = "Deliver on";
export const moveDay = "Move this day";

export const addZone = "Add a zone";
export const zone = (count: number) => `Zone ${count}`;
export const zips = {
  label: "Zip codes begin with",
  description: "Two to five digits each, with spaces between them",
};
export const zoneFee = "Fee";
export const zoneSmallest = "Minimum order";
export const removeZone = "Remove this zone";
export const zoneWeekdays = {
  label: "Weekdays",
  description: "Out of the market’s delivery days",
};

export const deliveryTax = {
  label: "The delivery fee is taxed as",
  description: "Whether a delivery fee is taxed depends on the state and the city.",
};
export const deliveryUntaxed = "Not taxed";
export const taxRatesIntro = (percent: number) =>
  `Everything is taxed at the one rate of ${percent}% (Tax, fees and commission), except goods covered by a rate below while it applies. Orders that are paid, and quotes while their goods are held, keep the rates they were calculated with.`;
export const taxRate = (place: number) => `Rate ${place}`;
export const taxedGoods = "What is taxed";
export const taxAuthority = {
  label: "Who gets the tax",
  description: "Such as State of California or Alameda County. Receipts and the books name it so.",
};
export const taxRateOf = { label: "Rate", description: "0% frees these goods of this tax." };
export const taxZips = {
  label: "Zip codes that begin with",
  description: "Leave it empty for everywhere. For each authority, the longest match counts.",
};
export const taxFrom = "First day";
export const taxTo = "Last day, if known";
export const addTaxRate = "Add a rate";
export const removeTaxRate = "Remove this rate";

export const booksIntro =
  "The account of your bookkeeping for each account of the ledger, as the journal names it. Several may share a number if they share a name.";
export const bookNumber = "Number";
export const bookName = "Name";
