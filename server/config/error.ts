/** A setting is wrong; `message` is one line that names it and says how to set it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A database of the settings does not answer: the setting is wrong, or the database is away for a while. */
export class UnreachableError extends ConfigError {
  override name = "UnreachableError";
}

/** Exit code of a process whose settings are wrong (sysexits' EX_CONFIG). */
export const CONFIG_EXIT_CODE = 78;

/** Exit code of a process that is started again and finds its database away (sysexits' EX_UNAVAILABLE). */
export const UNREACHABLE_EXIT_CODE = 69;
