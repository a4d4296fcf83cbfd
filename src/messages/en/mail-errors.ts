export const chooseTopic = "Please choose what it is about";
export const orderNumber = (example: string) => `An order number looks like ${example}`;
export const name = "Please enter your name";
export const email = "Please enter a valid email address";
export const message = "Please write your message";
export const noMessage = "We cannot find this message";
export const noEmail = "We cannot find this email";
export const notSuppressed = "This address is not suppressed";
