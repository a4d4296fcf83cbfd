export const orBegin = "Or begin with one of these";
export const filledIn =
  "Name, category and pack are filled in for you. You enter the price and the stock.";
export const startedFrom =
  "Name, category and pack are filled in. Enter your price and your stock, and change whatever is different at your farm.";
