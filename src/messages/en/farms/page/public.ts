import { plural, number } from "../../kit.ts";

export const since = (from: number) => `since ${from}`;
export const leaveUntil = (day: string) => `Taking a break until ${day}`;
export const leaveForNow = "Taking a break for now";
export const nothingThisWeek = "Nothing to harvest this week";
export const productsThisWeek = (n: number) =>
  plural(n, { one: `${n} product this week`, other: `${n} products this week` });
export const factsAbout = (farm: string) => `Facts about ${farm}`;
export const town = "Town";
export const farmType = "Farm type";
export const land = "Land";
export const farmingSince = "Farming since";
export const inTheirWords = "How they work, in their words";
export const ofEveryDollar = "of every dollar you pay for its goods goes to the farm";
export const certificates = "Certificates";
export const noneOnFile = "None on file.";
export const certificateFacts = (issuer: string, of: string, day: string) =>
  `${issuer}, no. ${of}, valid through ${day}`;
export const acres = (acreage: number) =>
  plural(acreage, { one: `${acreage} acre`, other: `${number(acreage)} acres` });
export const certificate = "Certificate";
export const sort = "Sort";
export const within = (miles: number) => `Within ${miles} mi`;
export const anyCertificate = "Any certificate";
export const whatTheyGrow = "What they grow";
export const everything = "Everything";
export const thisWeek = "This week from us";
export const seeOthers = "See what others have";
export const calendarSays = "The calendar below says what comes next.";
export const notListed = "They have not listed a product yet.";
export const onLeave = "Taking a break";
export const isOnLeave = (farm: string) => `${farm} is taking a break.`;
export const onLeaveSince = (farm: string, day: string) =>
  `${farm} has been taking a break since ${day}.`;
export const backOn = (day: string) => `They are back on ${day}, and so is their harvest.`;
export const whenBack = "When they are back, so is their harvest.";
export const shopOthers = "Shop from other farms";
export const canOrder = (n: number) =>
  plural(n, { one: "One product can be ordered now.", other: `${n} products can be ordered now.` });
export const seeAllInShop = (n: number) => `See all ${number(n)} in the shop`;
export const notSelling = (farm: string) => `${farm} does not sell here at the moment.`;
export const headText = (tagline: string, family: string, place: string, from: number) =>
  `${tagline}. ${family} in ${place}, California, since ${from}: who they are, how they work and what they harvest this week.`;
export const farmers = "Farmers";
export const mapFailed = "The map did not load.";
export const map = "Map of the farms";
export const you = "You";
export const where = (family: string, place: string, from: number) => [
  family,
  `${place}, California`,
  `since ${from}`,
];
export const story = "Their story";
export const distance = "Distance";
export const yourZip = "Your zip code";
export const showMiles = "Show miles";
export const meet = "Meet the farmers";
export const families =
  "The families who grow your food, and how far their fields are from your kitchen.";
export const milesFrom = (city: string) => `\u00a0· miles from ${city}`;
export const farms = "Farms";
export const view = "View";
export const listView = "List";
export const mapView = "Map and list";
export const count = (all: number) => plural(all, { one: `${all} farm`, other: `${all} farms` });
export const countOf = (shown: number, all: number) =>
  `${shown} of ${plural(all, { one: `${all} farm`, other: `${all} farms` })}`;
export const meetOthers = "Meet the other farms";
export const thisNotSelling = "This farm does not sell here at the moment.";
export const noneWithin = (miles: number) => `No such farm within ${miles} mi yet`;
export const noneMatch = "No farms match all of that yet";
export const showAll = "Show all farms";
export const invite = "Invite one";
export const knowAFarm = "Do you know a farm that belongs here? We would like to meet it.";
export const year = "Their year";
export const moreCrops = (n: number) => `and ${number(n)} more`;
export const eachMonth = (month: string) => `What they have in each month. It is ${month} now.`;
export const crop = "Crop";
export const no = "no";
export const yes = "yes";
export const openDays = "Open days here";
export const openDay = (day: string, from: string, until: string) => `${day}, ${from} to ${until}`;
export const fullDay = (day: string) => `${day} (all places taken)`;
export const reservePlaces = "Reserve places";
export const practice = "Practice";
export const anyPractice = "Any practice";
