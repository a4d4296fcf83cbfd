export const title = "Weekly box";
export const startAgain = "Start again";
export const lead = "What is coming in the weeks ahead, and what it costs.";
export const noneYet = "No weekly box yet";
export const seeBoxes = "See this week’s boxes";
export const whatItIs = "A box of what is ripe, at your door as often as you choose.";
export const canceled = "Your weekly box is canceled.";
export const coming = "Coming boxes";
export const order = <Part>(number: Part) => ["Order ", number];
export const stateUntil = <Part>(state: string, until: Part) => [`${state}. `, until];
export const movedFrom = (day: string) =>
  `Nothing is delivered on ${day}, so it comes on this day.`;
export const chosenFrom = (day: string) => `You moved it here from ${day}.`;
export const goesTo = (bank: string) => `You give it to ${bank}.`;
export const closedBut = <Part>(until: string, link: (words: string) => Part) => [
  "What is in it is fixed. You can still give it away or change where it goes until ",
  `${until}, on `,
  link("its order’s page"),
  ".",
];
export const donated = "Donated";
export const move = "Move to another day";
export const moveWhen = (day: string) => `When should the box for ${day} come?`;
export const moveText = "The same week, the same price. Its cut-off and charge move with it.";
export const changeUntil = (until: string) => `Can be changed until ${until}`;
export const moveIt = "Move the box";
export const chooseDay = "Please choose a day";
export const isMoved = (day: string) => `Your box comes on ${day}`;
export const moveBack = "Move it back";
export const donate = "Donate this week";
export const donateThis = (day: string) => `Donate the box for ${day}`;
export const donateText = (bank: string, place: string) =>
  `It goes to ${bank}, ${place}, and not to your door.`;
export const donateMoney = (total: string, day: string) =>
  `You are charged ${total} on ${day}, as for any box.`;
export const donateOther = (total: string, before: string, day: string) =>
  `You are charged ${total} on ${day}. At your door it would be ${before}; tax and delivery differ there.`;
export const donateUndo = (until: string) =>
  `You can take it back until ${until}. What fills it is up to the harvest and your swaps.`;
export const donateIt = (total: string) => `Donate it for ${total}`;
export const isDonated = (bank: string) => `Your box goes to ${bank}`;
export const takeBack = "Take my box back";
export const comesHome = "Your box comes to you";
export const goBack = "Go back";
export const cannotFill =
  "Right now the harvest cannot fill this box the way you asked. You are not charged for a box that does not come.";

export const plannedSoFar = "Planned so far:";
export const inThisBox = "In this box:";
export const swap = "Swap";
export const notChanged = "The box was not changed";
export const undoSwaps = "Undo my swaps";
export const swapFailed = "The swap did not work";
export const insteadOf = (name: string) => `Instead of ${name}`;
export const nothingLeft = "Nothing at about the same price is left this week.";
type Offer = { pack: string; farm: string; price: string; value: string };
export const worth = ({ pack, farm, price, value }: Offer) =>
  `${pack}, ${farm}, ${price}. That makes the box worth ${value}.`;
export const take = "Take";

export const shopPrice = "Shop price of these goods";
export const boxPrice = "Price of the box";
export const youSave = "You save";
export const salesTax = "Sales tax";
export const delivery = "Delivery";
export const free = "Free";
export const charge = "Charge";
export const refunded = "Refunded";

export const notPaidYet = (day: string) => `Your box for ${day} is not paid yet`;
export const refused = (card: string, why: string) =>
  `Your bank refused ${card}. ${why} We are holding its goods and your window for you. Pay now, or choose another card under Change.`;
export const refusedUntil = (card: string, why: string, at: string) =>
  `Your bank refused ${card}. ${why} We are holding its goods and your window for you; we try again ${at}. Pay now, or choose another card under Change.`;
export const payNow = "Pay now";
export const isPaid = "Your box is paid";
export const goesBack = "Your money goes back";
export const cameTooLate = "The payment came too late for this box.";
export const isOnItsWay = "Your payment is processing";
export const weWrite = "We’ll email you when your bank has decided.";

export const plan = "My plan";
export const box = "Box";
type Rhythm = { box: string; rhythm: string; weekday: string; window: string };
export const boxOn = ({ box: which, rhythm, weekday, window }: Rhythm) =>
  `${which}, ${rhythm} on ${weekday}, ${window}`;
export const weekdays = { 0: "Sun", 1: "Mon", 2: "Tue", 3: "Wed", 4: "Thu", 5: "Fri", 6: "Sat" };
export const eachCharge = "Each charge";
export const nextCharge = "Next charge";
export const none = "None";
export const card = "Card";
export const pausedUntil = "Paused until";
export const change = "Change";
export const pause = "Pause";
export const changeBox = "Change my box";
export const pauseBoxes = "Pause my boxes";
export const stillPaused = "Your boxes are still paused";
export const endPause = "End the pause";
export const notCanceled = "Your box was not canceled";
export const cancelBox = "Cancel my box";
export const lastComes = (day: string) =>
  `Your last box comes on ${day}, because it is already closed. After that nothing comes and nothing is charged.`;
export const noMore = "No more boxes come, and nothing more is charged.";
export const notPaused = "Your boxes were not paused";
export const noBoxBefore = "No box before";
export const closedStillCome = "Boxes that are already closed still come";
export const pauseUntilThen = "Pause until then";
export const boxNotChanged = "Your box was not changed";
export const isChanged = "Your box is changed";
export const startsNext = "The change starts with your next open box.";
export const replans =
  "A new day or frequency replans your open boxes and clears their skips, swaps, moves and donations.";
export const save = "Save";
export const savedMeanwhile = "This was changed in another window. It now says:";
export const newerValue = (field: string, value: string) => `${field}: ${value}`;
export const saveToReplace =
  "What you entered here is still in the form. Save again to replace what was saved there.";
export const address = "Address";
