export const careers = {
  title: "Careers",
  description:
    "Open roles at the market, how we hire, and an email when there is a new one. Every role is listed with pay, place and hours.",
};
export const press = {
  title: "Press",
  description:
    "Dated facts about the market from our own books, the logo to download, and someone to call.",
};
