import { number, plural } from "../../kit.ts";

export const title = "Jobs";
export const intro =
  "Work in the background: queued, running, waiting for another try, or given up after too many. Finished jobs leave the list.";
export const status = "Status";
export const allStatuses = "All statuses";
export const job = "Job";
export const attempts = "Attempts";
export const attemptsOf = (made: number, most: number) => `${made} of ${most}`;
export const lastError = "Last error";
export const due = "Due";
export const about = "About";
export const fact = (name: string, value: string) => `${name}: ${value}`;
export const queued = "Queued";
export const actions = "Actions";
export const searchLabel = "Search names and errors";
export const noneWaiting = "No jobs are waiting";
export const allDone = "Every job is done.";

export const notQueued = "It was not queued again";
export const backInQueue = "Back in the queue";
export const notGivenUp = "It was not given up";
export const givenUp = "Given up";
export const runAgain = "Run again";
export const runAgainAsk = (name: string, tries: number) =>
  `“${name}” failed ${plural(tries, { one: "once", other: `${tries} times` })}. It runs again right away, with all its attempts.`;
export const giveUp = "Give up";
export const giveUpAsk = (name: string) =>
  `“${name}” leaves the queue and never runs. This cannot be undone.`;

export const records = "Records";
export const everyNight = "Every night we check whether orders, money, goods and boxes add up.";
export const checkedAt = (at: string, result: string) => `${at}: ${result}`;
export const notChecked = "Not checked yet.";
export const broken = (rule: string) => `Broken: ${rule}`;
export const rows = (count: number) =>
  plural(count, { one: "1 row", other: `${number(count)} rows` });
export const checkNow = "Check now";
export const notStarted = "The check did not start";

export const areWaiting = "Jobs are waiting";
export const oldestWaits = (since: string) =>
  `The oldest job that is due has been waiting since ${since}. Please check that a worker is running.`;
export const schedules = "Schedules";
export const madeUp = "Anything missed while no worker was running runs when one starts.";
export const last = (at: string) => `Last ${at}`;
export const notYet = "Not yet";
