export const firstEdition = "First edition.";
export const privacy = {
  title: "Privacy notice",
  description:
    "What we store about you, where, why and how long, who helps us with it, and how you get it or have it deleted.",
};
export const terms = {
  title: "Terms of sale and use",
  description:
    "Ordering, cut-off, canceling, shortages and refunds, weekly boxes, founding membership and the terms for farms.",
};
export const cookies = {
  title: "Cookies and browser storage",
  description:
    "Every cookie and every other thing this site keeps in your browser, what it is for, how long it stays, and how to clear it.",
};
export const accessibility = {
  title: "Accessibility statement",
  description:
    "What we aim for, how and when we tested, the gaps we know, where to tell us about a barrier, and whom to call when a page does not work for you.",
};
