import { number, plural } from "../kit.ts";

export const activeFilters = "Active filters";
export const removeFilter = (filter: string) => `Remove the filter ${filter}`;
export const manyFarms = (farms: number) => `${farms} farms`;
export const clearAll = "Clear all";
export const filters = "Filters";
export const filtersOn = (count: number) => `Filters (${count})`;
export const closeFilters = "Close the filters";
export const showItems = "Show items";
export const showSome = (items: number) =>
  `Show ${number(items)} ${plural(items, { one: "item", other: "items" })}`;

export const nothingMatches = (words: string) => `Nothing matches “${words}”`;
export const nothingFits = "No products match these filters";
export const otherWords = "Try fewer or different words, such as “apples” or the name of a farm.";
export const fewerFilters = "Remove a filter to see more.";
export const closeMatches = "Close matches";
export const goodThisWeek = "Good this week";
export const allBut = (filter: string) => `These match everything but “${filter}.”`;
export const without = (filter: string) => `Without ${filter}`;
export const withoutCounted = (filter: string, count: number) => `Without ${filter} (${count})`;
export const quoted = (words: string) => `“${words}”`;
/** How the name of a filter begins that `without` has to put in quotation marks. */
export const noBegins = "No ";
export const seeEverything = "See everything";

/** The filters above the list that many look for. */
export const promoted = "Quick filters";
export const myFarms = "My farms";
export const chooseFarms = "Choose my farms";
export const categories = "Categories";
export const all = "All";
export const season = "Season";
export const seasons = {
  now: "In season now",
  last: "Last weeks of the season",
  coming: "Coming next month",
};
export const organicAndBoxes = "Organic and boxes";
export const certifiedOrganic = "Certified organic";
export const canBeHereOn = "Can be here on";
export const anyDay = "Any day";
export const stockAndSeason =
  "In stock now, and in season on that day. It becomes your delivery day.";
export const category = "Category";
export const price = "Price of a pack";
export const onLabel = "On the label";
export const diet = "Diet";
export const leaveOut = "Allergens";
export const undeclared = "Goods with undeclared allergens are left out, too.";
export const certificates = "The farm’s certificates";
export const fitsBox = "Can come in a weekly box";
export const practices = "Growing practices";
export const farmsSay = "As farms say of themselves. Certificates are checked, these are not.";
export const farm = "Farm";
export const more = (rows: number) => `${rows} more`;

export const products = (count: number) =>
  plural(count, { one: "1 product", other: `${number(count)} products` });
export const corrected = <Part>(
  searched: string,
  typed: string,
  strong: (words: string) => Part,
) => ["Showing results for ", strong(searched), `. Nothing matches “${typed}”.`];
export const notLoaded = "The list did not load";
export const shown = (count: number) => `${count} shown`;
export const shownOf = (count: number, total: number) => `${count} of ${total} shown`;
export const loadMore = "Load more";
export const sort = "Sort";
