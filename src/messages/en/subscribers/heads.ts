export const newsletter = "Your newsletter";
export const newsletterText = "Confirm that you want our newsletter.";
export const unsubscribe = "Unsubscribe";
export const unsubscribeText = "Leave our newsletter and product alerts without signing in.";
export const subscriber = "Subscriber";
export const subscribers = "Subscribers";
export const write = "Write to customers";
