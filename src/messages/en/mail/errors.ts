export const chooseTopic = "Please choose what it is about";
export const orderNumber = (example: string) => `An order number looks like ${example}`;
export const name = "Please enter your name";
export const message = "Please write your message";
export const noMessage = "We cannot find this message";
export const noEmail = "We cannot find this email";
export const notSuppressed = "This address is not suppressed";
export const attachAgain = "Please add the file again.";
export const noAttachment = "This message has no attachment";
