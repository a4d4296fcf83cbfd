import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

/** Lines of JSON without secrets; outside production only what somebody should look at. */
export function createLog({ appEnv }: Pick<Config, "appEnv">): Logger {
  return pino({
    level: appEnv === "production" ? "info" : "warn",
    redact: [
      "req.headers.cookie",
      "req.headers.authorization",
      "password",
      "*.password",
      "*.card",
      "*.clientSecret",
    ],
  });
}
