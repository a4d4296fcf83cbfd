export const chooseSize = "Please choose a size";
export const chooseRhythm = "Please choose how often it comes";
export const chooseDay = "Please choose a day";
export const chooseWindow = "Please choose a delivery window";
export const mostLeftOut = (most: number) => `At most ${most} things can be left out`;
export const chooseCard = "Please choose a card";
export const agreeFirst = "Please agree to the charges first";
export const unknownBox = "Unknown box";
export const withinSixMonths = "Please choose a day within the next six months";
export const noWeeklyBox = "You have no weekly box";
export const noBox = "We cannot find that box";
export const closed = "This box is closed.";
export const closedSince = (until: string) =>
  `This box is closed. It could be changed until ${until}.`;
export const chargeChanged = "The next charge has changed. Please review it.";
export const alreadyHasOne = "You already have a weekly box. You can change it instead.";
export const manySwaps = "That is a lot of swaps. Please start over with this box.";
export const planChanged =
  "Your box was changed in another window meanwhile. What you entered is still here.";
export const boxChanged = "This box was changed meanwhile. Please review it.";
export const harvestChanged = "The harvest has changed since. Please review your box.";
export const notForHousehold =
  "That may not be for your household: it holds, or may hold, what you named as an allergy. Please review the offers.";
export const noDelivery = "There is no delivery to your zip code in the coming weeks";
export const nothingToPay = "There is nothing to pay for this box";
export const notThatDay = "Your box cannot come on that day. Please choose another one.";
export const noFoodBank = "No food bank can take this box on that day.";
export const noWayHome =
  "No van drives to you that week anymore, so the box stays with the food bank.";
