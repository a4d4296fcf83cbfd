import { number } from "../../kit.ts";

export const nameBusiness = "Please name the business";
export const phoneMissing = "Please enter a telephone number";
export const phoneInvalid = "Please enter a valid telephone number";
export const streetAndNumber = "Please enter street and number";
export const cityMissing = "Please enter the city";
export const stateMissing = "Please enter the state";
export const stateAsCa = "Please enter the state as CA";
export const zipMissing = "Please enter the zip code";
export const zipInvalid = "Please enter a valid zip code";
export const hoursLine = "Please enter a line as Mon-Fri 9am-6pm";
export const hoursMissing = "Please enter at least one line, such as Mon-Fri 9am-6pm";
export const sevenLines = "Please enter at most seven lines";
export const socialAddress = "Please enter an address as https://www.instagram.com/your-market";
export const sixAddresses = "Please enter at most six addresses";

export const zipPrefix = "Please enter the first two to five digits of a zip code in California";
export const nameZone = "Please name the zone";
export const prefixMissing = "Please enter the first digits of at least one zip code";
export const feeMissing = "Please enter a fee";
export const minimumMissing = "Please enter a minimum";
/** The most that an amount or a share may be. */
export const atMost = (most: string) => `At most ${most}`;
export const atLeast = (least: string) => `At least ${least}`;
export const numberMissing = "Please enter a number";
export const amountMissing = "Please enter an amount";
export const shareMissing = "Please enter a share";
export const rateMissing = "Please enter a rate";
export const taxCategoryMissing = "Please choose what is taxed";
export const authorityMissing = "Please name who gets the tax, such as State of California";
export const authorityLong = (most: number) =>
  `Please name who gets the tax in at most ${most} characters`;
export const taxFromMissing = "Please choose the first day of the rate";
export const taxToAs = "Please choose the last day of the rate, or leave it empty";
export const taxEndsBefore = "The last day of a rate cannot be before its first day";
export const taxOverlaps = (authority: string, category: string, zips: string) =>
  zips === ""
    ? `${authority} has two rates for “${category}” on the same day. Please end one before the other begins.`
    : `${authority} has two rates for “${category}” in zip codes ${zips} on the same day. Please end one before the other begins.`;
export const weekdayMissing = "Please choose at least one weekday";
export const payoutDays = "Please enter days of the month from 1 to 31";
export const bookNumberMissing = "Every account needs a number, such as 2100";
export const bookNumberAs =
  "Please enter numbers of accounts as 2100 or 6-1200, in at most 20 characters";
export const bookNameLong = (most: number) => `Please name accounts in at most ${most} characters`;
export const bookNumberTwice = (account: string) =>
  `Account ${account} is there twice. To book both to it, give both the same name.`;
export const nameDepot = "Please name the depot";
export const vanCratesMissing =
  "Please enter how many crates each van takes, with spaces between the numbers";
export const vanCratesMost = (most: number) => `At most ${most} vans`;
export const nameFoodBank = "Please name the food bank";
export const streetMissing = "Please enter a street";
export const zipInCalifornia = "Please enter a zip code in California";
export const daysAs = "Please enter days as 2026-12-25";
export const dayMoved = "Please choose the day that is moved";
export const dayComes = "Please choose the day on which it comes";
export const anotherDay = "Please choose another day for it to come";
export const movedOnce = "A day can be moved to one other day only";

export const anotherTab = "These settings belong to another tab";
export const changedMeanwhile = (who: string | undefined) =>
  `${who ?? "Someone"} has changed these settings in the meantime. Please review them.`;
export const movedToHoliday = (day: string) =>
  `There is no delivery on ${day}. Please move deliveries to another day, or remove it from the days without delivery.`;
export const unknownZip = (zip: string) => `We don’t recognize ${zip} as a zip code in California.`;
export const count = (value: number) => number(value);
export const percent = (value: number) => `${value}%`;
