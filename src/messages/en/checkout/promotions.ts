export const unknown =
  "We don’t recognize this promotion code. Check its letters, or pay without it.";
export const limits = {
  ended: "This promotion code has ended.",
  used_up: "This promotion code has been used as often as it can be.",
  used_by_you: "You have used this promotion code as often as you can.",
  first_order: "This code is for a first order.",
  own_code: "This code is for your friends: send them your link.",
  not_here: "This promotion code is not valid for this order. You can pay without it.",
};
export const startsOn = (day: string) => `This promotion code is valid from ${day}.`;
export const expiredOn = (day: string) => `This promotion code expired on ${day}.`;
export const otherGoods = "This promotion code is for goods that are not in your cart.";
export const addMore = (amount: string) => `Add ${amount} more of its goods to use this code.`;
export const codeShape = "A promotion code has 3 to 24 letters and digits.";
export const codeOfGift =
  "This reads like the code of a gift card. Use more or fewer than 16 letters and digits.";
export const wholeUses = "Uses are whole numbers from 1.";
export const wrongDay = "Choose a day, or leave it empty.";
export const wrongValue = "Enter up to 100%, or up to $200.00.";
export const deliveryIsMarkets = "Free delivery is offered by the market.";
export const chooseFarm = "Choose the farm again.";
export const endsBefore = "The last day is before the first.";
export const codeTaken = "There is a promotion code with these letters already.";
export const notFound = "We cannot find that promotion code";
