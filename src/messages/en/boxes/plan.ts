export const myAddresses = "One of my addresses";
export const chooseToFill = "Choose to fill in";
export const card = "Card";
export const addCardFirst = "Please add a card first.";
export const noCardYet = "You have no saved card yet.";
export const addCard = "Add a card";
export const day = "Day";
export const window = "Window";
export const weekdays = {
  0: "Sundays",
  1: "Mondays",
  2: "Tuesdays",
  3: "Wednesdays",
  4: "Thursdays",
  5: "Fridays",
  6: "Saturdays",
};
export const allergens = "Allergens to leave out";
export const never = "Never in my box (optional)";
export const typeProduct = "Type a product";
export const notInBoxes = "Nothing by that name goes into boxes";
export const size = "Size";
export const sizePrice = (chosen: string, price: string) => `${chosen}, ${price}`;
export const things = (items: number, feeds: string) => `${items} things. ${feeds}`;
export const howOften = "How often";

export const title = "Your weekly box";
export const lead =
  "Filled with what is ripe that week. Skip, swap, pause or cancel online until each box is charged.";
export const alreadyHasOne = "You already have a weekly box";
export const seeMine = "See my boxes";
export const changeThere = "There you can change its size, day or card, or cancel it.";
export const which = "Which box";
export const staysOut = "What stays out";
export const whereAndWhen = "Where and when";
export const glance = "Your box at a glance";
export const sizeAndRhythm = (chosen: string, rhythm: string) => `${chosen}, ${rhythm}`;
export const start = "Start my weekly box";
export const nothingToday = "Nothing is charged today. You can cancel online in two clicks.";
export const fillIn = "Fill in your address and a card to see the first charge.";
export const priceAlone = (price: string, extras: string) => `${price} a box, ${extras}.`;
export const box = "Box";
export const tax = "Tax on it";
export const delivery = "Delivery";
export const free = "Free";
export const eachCharge = "Each charge";
export const firstCharge = "First charge";
export const firstBox = "First box";
export const notStarted = "Your box was not started";
export const isSetUp = "Your weekly box is set up";
export const copySent = "We emailed you a copy of what you agreed to.";
export const agreeFirst = "Please agree to the charges first";
