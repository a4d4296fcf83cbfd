export const confirmEmail = "Please confirm your email address first";
export const alertGone = "This alert is gone already";
export const weDeliver = (zip: string) => `Good news: we deliver to ${zip} already`;
export const unreadable = "This line cannot be read";
export const twice = "This address appears in the file twice";
export const noSubscriber = "We cannot find this subscriber";
export const noMessage = "We cannot find this message";
export const noAudience = "No one is in this audience";
export const notBeingSent = "This message is not being sent";
export const alreadySent = "This message was sent already";
export const state = "Status";
export const source = "Source";
export const tags = "Tags";
export const since = "Since";

export const thanks = "Thank you";
