/** `after` begins the sentence: `The day after`. */
export const lead = (after: string) =>
  `Order by 11:59 PM. The farms pick it the next day. ${after} it is at your door.`;

export const household = "For your household";
export const joining = (minimum: string | null) =>
  `${
    minimum
      ? `There is nothing to join. ${minimum}`
      : "There is nothing to join and no minimum order."
  } Fill a cart from as many farms as you like; it arrives as one delivery.`;
export const choose = {
  title: "Choose",
  text: "Every card says the price, the price per pound and the farm. Badges mean what they say: in season, last weeks, organic with a valid certificate.",
};
export const pay = (minutes: number, least: number) => ({
  title: "Pay",
  text: `By card or wallet. Your goods and your delivery window are held for up to ${minutes} minutes while you do; when demand is high, for at least ${least} minutes.`,
});
export const change = (early: string) => ({
  title: "Change your mind",
  text: `Until 11:59 PM, ${early} before delivery, you can change or cancel the order.`,
});
export const free = "free of charge";
export const receive = (fee: string) => ({
  title: "Receive",
  text: `In the window you chose, ${fee}, anywhere we deliver in California.`,
});
export const notRight = {
  title: "Not right?",
  text: "Tell us within seven days. We refund the item to your card or as credit, as you choose. Credit needs an account.",
};

export const farm = "For a farm";
export const farmPart = (payouts: string) =>
  `You say what you have and what it costs. We take the orders, receive the goods at our depot, deliver them and pay you ${payouts}.`;
export const stock = {
  title: "List",
  text: "Products, packs, prices and stock, from a phone in the field.",
};
export const harvest = {
  title: "Harvest to order",
  text: "At the cut-off you get one list with totals by product. Nothing is picked for nothing.",
};
export const bePaid = {
  title: "Get paid",
  text: "Our commission is 15 to 20 percent; your sales page shows it by day and by product.",
};

export const startInShop = "Start in the shop";
export const questions = "Questions and answers";
export const joinAsFarm = "Join as a farm";
