export const offline = <Part>(asOf: string, strong: (words: string) => Part) => [
  strong("You are offline."),
  ` ${asOf} `,
];
export const queued = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} not sent yet.`),
  " It is saved on this phone and is sent when you are online.",
];
export const sendNow = "Send now";
export const tryAgain = "Try again";
