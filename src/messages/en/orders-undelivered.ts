export const notDelivered = "Not delivered";
export const couldNotLeave = (day: string) => `We came on ${day} and could not leave your order.`;
export const sayWhat = "Have it brought again, or ask for your money back";
