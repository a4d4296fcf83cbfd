export const sending = (file: string) => `Sending ${file}`;
export const sent = (percent: number) => `Sending: ${percent}%`;
export const added = "Added";
export const tryAgain = "Try again";
export const remove = "Remove";
export const stillSending = "A file is still being sent. Please wait a moment.";
export const notAllSent = "A file was not sent. Please try again or remove it.";
