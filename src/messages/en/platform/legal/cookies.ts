export const lead =
  "We set nothing for advertising, and nothing that watches what you read. That is why there is no cookie banner.";
export const clear = "Clear what this browser remembers";
export const needed = "Needed for signing in, paying and going back";
export const ownNames = <Part>(code: (words: string) => Part) => [
  "On this site’s secure address the names of our own cookies begin with ",
  code("__Host-"),
  ": the browser then sends them to this site alone.",
];
export const optional = "Optional: what spares you work";
export const optionalText =
  "It stays in your browser. The cart and the zip code reach us when a page needs them.";
export const signals = "Signals from your browser";
export const signalsText = <Part>(privacy: (words: string) => Part) => [
  "We honor Global Privacy Control. There is nothing to turn off for it: we neither sell nor share what we know of you, with or without the signal. More in our ",
  privacy("privacy notice"),
  ".",
];

/** Where a browser keeps a thing. */
export const places = {
  cookie: "Cookie",
  localStorage: "Browser storage (localStorage)",
  sessionStorage: "Storage of this tab (sessionStorage)",
  caches: "Files kept by this site (Cache storage)",
};
export const placeOf = (place: string, owner: string) => `${place} of ${owner}`;
export const placeAndLife = (place: string, life: string) => `${place}. ${life}.`;

/** What each is for. */
export const purposes = {
  promotion: "The promotion code that you typed at checkout.",
  session: "Keeps you signed in. Scripts on the page cannot read it.",
  checkout:
    "Ties a payment to the browser that began it, so that no one else can see or finish it.",
  device:
    "Lets you sign in here without waiting while someone else guesses your password. It opens nothing by itself.",
  language: "Remembers whether you chose English or Spanish.",
  fraud: "Set by the payment provider when a payment form opens, to detect fraud.",
  cart: "The goods in your cart, with their quantities and prices.",
  zip: "The zip code you gave, so that pages show your delivery days.",
  day: "The delivery day you chose, so that the shop and the checkout keep to it.",
  driverQueue: "On a driver’s phone: what was reported at stops while offline, until it is sent.",
  driverRoute: "On a driver’s phone: the stops of the route, so that it works offline.",
  harvestQueue: "On a farmer’s phone: what was marked while offline, until it is sent.",
  harvest: "On a farmer’s phone: what to harvest for which order, so that it works offline.",
  offlineUser:
    "On a driver’s or farmer’s phone: who works with it, so that the page opens offline.",
  offlineFiles: "On a driver’s or farmer’s phone: the files of the page, so that it opens offline.",
  application: "A half-filled farm application, so that nothing is lost.",
  applicationStep: "The step at which that application stands.",
  popupSeen: "That you have seen our greeting, so that it does not come up on every page.",
  popupLastSeen: "When you saw it; it may come up again after seven days.",
  payment:
    "The number of your checkout and the goods in it, so that reloading never charges you twice. No address, no card.",
  otherPayment:
    "The number of a payment for a gift card, a membership or an amount, so that reloading never charges you twice.",
  paid: "The numbers of your last payments, so that a second tab takes nothing out of a new cart.",
  guestOrder:
    "The link of the guest order that you add goods to, so that the shop offers to add to it.",
  heart: "What you pressed the heart of before signing in, so that it is saved once you have.",
  scroll: "How far you had scrolled, so that going back finds the place again.",
};

/** How long each stays. */
export const lives = {
  session:
    "30 days without a visit, 90 days at most; 12 hours at most for staff; ends when you sign out",
  checkout: "30 days; ends when you sign in or out",
  device: "6 months after you last signed in",
  language: "1 year after you last chose",
  year: "1 year",
  halfHour: "30 minutes",
  cart: "Until you order, empty the cart or clear it",
  untilCleared: "Until you clear it",
  clearedOrSignedOut: "Until you clear it or sign out",
  sent: "Until it is sent or removed",
  routeDone: "Until the route is done, or you sign out",
  harvestOver: "Until the harvest is opened after that day, or you sign out",
  signedOut: "Until you sign out",
  application: "Until you send or clear it, or sign out",
  payment: "Until the payment is done, you sign in or out, or the tab is closed",
  signedOrClosed: "Until you sign in or out, or the tab is closed",
  tabClosed: "Until the tab is closed",
};
