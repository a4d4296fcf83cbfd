export const deliveryFree = "Delivery is free.";
export const deliveryCosts = (fee: string) => `Delivery costs ${fee}.`;
export const withMinimum = (fee: string, least: string) => `${fee} The minimum order is ${least}.`;
export const notServed = (zip: string) =>
  `We do not deliver to ${zip} yet. We deliver in California.`;
export const joinList = (zip: string) => `Join the waiting list for ${zip}`;
export const start = (least: string) => `The minimum order is ${least}.`;
export const startIn = (zone: string, least: string) => `The minimum order in ${zone} is ${least}.`;
export const addMore = (least: string, lack: string) => `${least} Please add ${lack} more.`;
export const largerBox = "Please choose a larger box.";
export const noSuchBox = "No box is that large.";
