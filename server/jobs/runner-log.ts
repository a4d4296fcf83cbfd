import { Logger } from "graphile-worker";
import type { Log } from "../log.ts";

/** A logger for the job runner that drops its messages, which may quote data, and logs only their facts. */
export function runnerLog(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    const { taskIdentifier: task, jobId } = scope;
    const facts = { source: "jobs", task, jobId };
    if (level === "error") log.error({ ...facts, err: meta?.["error"] }, "the job runner failed");
    else if (level === "warning") log.warn(facts, "the job runner warned");
    else log.debug(facts, "the job runner went on");
  });
}
