export const tryAgain = "Try again";
export const close = "Close";
export const loading = "Loading";
export const home = (name: string) => `${name}, home`;

export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const oneLess = (name: string) => `One less ${name}`;
export const oneMore = (name: string) => `One more ${name}`;
export const searchShop = "Search the shop";
export const searchFor = "Search tomatoes, eggs, a farm…";
export const representative = "Representative photo";

export const partMissing = "Part of this page did not load.";
export const reload = "Reload the page";
export const partFailed = "This part did not load";
export const offline = "You are offline. This page will load by itself once you are online again.";
export const pageFailed = "This page did not load";
export const requestNumber = (id: string) => `Request ${id}`;
export const backToMarket = "Back to the market";

/** Below “We cannot find that order”, with a link to the list. */
export const lookInList = "Check the address or the number, or look for it in the list:";
export const lookAgain = "Check the address or the number, or go back to where you came from.";
export const notFound = "Page not found";
export const notFoundText =
  "Nothing grows at this address. Search the market, or take one of the paths below.";
export const searchElse = "Search for something else";
export const popular = "Popular pages";
export const popularPages = {
  shop: "Everything in the shop",
  farmers: "Meet the farmers",
  how: "How it works",
  orders: "Order status",
  contact: "Ask us",
};
export const cards = "Cards we take";
export const youAreHere = "You are here";
