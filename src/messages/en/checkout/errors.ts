export const chooseWindow = "Please choose a delivery window";
export const californiaOnly = "We deliver in California only";
export const chooseDay = "Please choose a delivery day";
export const shortInstructions = "Please keep instructions under 500 characters";
export const unknownProduct = "Unknown product";
export const wholeNumbers = "Quantities are whole numbers";
export const fromOne = "Quantities start at 1";
export const mostOfOne = (units: number) => `At most ${units} of one product`;
export const pricesInDollars = "Please give prices in dollars";
export const emptyCart = "Your cart is empty";
export const mostProducts = (products: number) =>
  `At most ${products} different products in one order`;
export const amountInDollars = "Please give the amount in dollars";
export const unknownCheckout = "Unknown checkout";
export const sayCredit = "Please say whether to use your credit";
export const unknownPayment = "Unknown payment";
export const noPayment = "We cannot find that payment";

export const alreadyPaid = "This order is already paid.";
export const tooManyOrders = "That is a lot of orders in one hour. Please try again later.";
export const windowFull = "This delivery window is full. Please choose another one.";
export const noDelivery = "There is no delivery in the coming days";
export const dayGone = "We can no longer deliver on that day. Please choose another one.";
export const changedElsewhere = "Your cart was changed elsewhere. Please review it before you pay.";
export const notPaid = "The payment has not succeeded";
export const pricesChanging = "Our prices are being changed. Please try again.";
export const pricesChanged = (total: string) => `Prices have changed. Your total is now ${total}.`;
export const taxDeliveryCredit = "Tax, delivery and credit";
export const taxDelivery = "Tax and delivery";
export const tooSmall = "This order is too small to pay by card";
export const tooLarge = "Orders over $5,000.00 are not possible here. Please write to us.";
export const unitsOf = (units: number, product: string) => `${units} of ${product}`;
export const holdNoMore = (goods: readonly string[]) =>
  `We can hold no more than ${goods.join(", ")} for you right now. Take that many, or try again in a few minutes.`;
export const productLeft = (product: string, units: number) => `${product} (${units} left)`;
export const notEnough = (goods: readonly string[]) => `Not enough left: ${goods.join(", ")}`;
