export const goBack = "Go back";
export const tryAgain = "Try again";
export const close = "Close";
export const loading = "Loading";
export const home = (name: string) => `${name}, home`;

export const password = "Password";
export const hidePassword = "Hide password";
export const showPassword = "Show password";
export const email = "Email";
export const zipCode = "Zip code";
export const firstName = "First name";
export const lastName = "Last name";
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
export const pageFailed = "This page did not load";
export const requestNumber = (id: string) => `Request ${id}`;
export const backToMarket = "Back to the market";

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

export const notifications = "Notifications (F8)";
export const closeNotification = "Close notification";
export const noEmailSent = "No email was sent";
export const newLinkSent = "A new link is on its way";
export const sendAgain = "Send the confirmation again";
