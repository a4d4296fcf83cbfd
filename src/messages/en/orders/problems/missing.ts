export const cannotFind = "We cannot find that order";
export const whereToLook = <Part>(
  link: (words: string) => Part,
  contact: (words: string) => Part,
) => [
  "Check the number, or look among your orders. If you ordered without an account, the link in your email opens the order: ",
  link("ask for a new link"),
  ", or ",
  contact("write to us"),
  ".",
];
export const myOrders = "See my orders";
