import { plural } from "../kit.ts";

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
export const notAccepted = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} not accepted.`),
  " Everything else goes on. Look at each: send it again, or tell the team and remove it.",
];
export const neverSent = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} ${plural(count, { one: "was", other: "were" })} never sent.`),
  " Your account can no longer send what this phone has saved. Tell the team what it says, then remove it. If you get your access back, it is sent then.",
];
export const leftNotAccepted = <Part>(count: number, strong: (words: string) => Part) => [
  strong(`${count} not accepted.`),
  " Your account can no longer send what this phone has saved. Tell the team what it says, then remove it. If you get your access back, you can send it again.",
];
export const sendAgain = "Send again";
export const sendAgainOf = (words: string) => `Send again: ${words}`;
export const remove = "Remove";
export const removeOf = (words: string) => `Remove: ${words}`;
export const removeQuestion = (words: string) =>
  `${words}. No one else has it: once removed from this phone, it is gone.`;
