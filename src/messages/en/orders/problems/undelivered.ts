export const notDelivered = "Not delivered";
export const couldNotLeave = (day: string) => `We came on ${day} and could not leave your order.`;
export const sayWhat = "Choose another delivery or ask for a refund";
