import type { BaseLogger } from "pino";

/** What services log through: structured fields first, then a sentence. */
export type Log = Pick<BaseLogger, "debug" | "info" | "warn" | "error">;
