export const begins = (box: string, day: string) => `Your ${box} begins on ${day}`;
export const thanks = "Thank you";
export const firstComes = (box: string, slot: string) => `Your first ${box} comes ${slot}.`;
export const nextCharge = "Next charge";
export const on = "On";
export const agreed = (at: string, consent: string) => `You agreed on ${at}: “${consent}”`;
export const skipSwapPause = "Skip, swap, pause or cancel";

export const yourBoxFor = (box: string, slot: string) => `Your ${box} for ${slot}`;
export const coming = "Here is what is coming";
export const swapUntil = (until: string, total: string, card: string) =>
  `You can swap things or skip this box until ${until}. Then we charge ${total} to your ${card}.`;
export const goesTo = (bank: string) =>
  `You are giving this box to ${bank}. It goes there, and you are charged as usual.`;
export const asOfToday = "As of today, it holds:";
export const thing = (name: string, pack: string, farm: string) => `${name} (${pack}), ${farm}`;
export const anotherInstead = "If something runs out before then, another product comes instead.";
export const stillFilling = "We are still filling it; the harvest decides in the next few hours.";
export const swapOrSkip = "Swap or skip";

export const notCharged = (day: string) => `We could not charge your card for the box for ${day}`;
export const keptForYou = "Your box is kept for you";
export const bankRefused = (card: string, error: string) =>
  `Your bank did not let us charge your ${card}: ${error}`;
export const confirmYourself = (box: string, until: string) =>
  `Your bank wants you to confirm the payment yourself. Please pay your ${box} on the page below, or choose another card, before ${until}.`;
export const weTryAgain = (box: string, at: string) =>
  `We try again on ${at}. Please choose another card or pay before then; we hold your ${box} and your window until then.`;
export const payOrChange = "Pay now or change the card";

export const notComing = (box: string, day: string) => `Your ${box} for ${day} is not coming`;
export const sorry = "We are sorry";
export const notComingWhy = (box: string, day: string, reason: string) =>
  `Your ${box} for ${day} is not coming. ${reason}`;
export const othersStay = "Nothing was charged for it. Boxes in later weeks are not affected.";
export const seeBoxes = "See your boxes";

export const comesOn = (day: string) => `Your box comes on ${day}`;
export const movedFrom = (from: string, day: string) =>
  `There is no delivery on ${from}, so your box comes on ${day} instead.`;

export const pause = (until: string) => `Your boxes pause until ${until}`;
export const noBoxBefore = (until: string) =>
  `There is no box before ${until}, and nothing is charged. After that they come again on their own.`;
export const noOtherBefore = (until: string) =>
  `There is no other box before ${until}, and nothing else is charged. After that they come again on their own.`;
export const stillComes = (day: string) => `Your box for ${day} is closed already and still comes.`;
export const stillCharged = (day: string) =>
  `We still try to charge your card for the box for ${day}. It comes once it is paid.`;

export const canceled = "Your weekly box is canceled";
export const lastComes = (day: string) =>
  `Your last box comes on ${day}. After that nothing comes and nothing is charged.`;
export const noMore = "No more boxes come, and nothing more is charged.";

export const comesAt = (slot: string) => `Your box comes ${slot}`;
export const nextWindow = (slot: string) =>
  `Your window on that day is full, so we took the next free one: your box comes ${slot}. You can change it on the order’s page until its cut-off.`;

export const swapNotPossible = (day: string) => `A swap in your box for ${day} was not possible`;
export const swapsNotPossible = (day: string) =>
  `Some swaps in your box for ${day} were not possible`;
export const samePrice = "The price of the box stays the same.";

export const yearly = "Your weekly box, once a year";
export const goesOn = (box: string, rhythm: string, since: string) =>
  `Your ${box} comes ${rhythm} and has done so since ${since}. It continues until you cancel.`;
export const costsEach = (price: string) =>
  `It costs ${price} each time, plus sales tax and delivery. You can skip, pause or cancel it on the page below, whenever you like.`;
export const wheneverYouLike =
  "You can skip, pause or cancel it on the page below, whenever you like.";

export const newPrice = (box: string, from: string) => `A new price for your ${box} from ${from}`;
type NewPrice = { box: string; price: string; before: string; day: string; from: string };
export const costsInstead = ({ box, price, before, day, from }: NewPrice) =>
  `Your ${box} costs ${price} instead of ${before} from the box for ${day} on. It is charged for the first time on ${from}; boxes before it keep their price. Sales tax and delivery are extra.`;
export const ifNotWanted =
  "If that is not what you want, you can skip or cancel on the page below before then. Otherwise you do not need to do anything.";
