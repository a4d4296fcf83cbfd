/** An invalid setting. `message` is one line that names it and says how to set it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A configured database does not respond: the setting is wrong, or the database is temporarily down. */
export class UnreachableError extends ConfigError {
  override name = "UnreachableError";
}

/** Exit code for invalid settings (EX_CONFIG of sysexits). */
export const CONFIG_EXIT_CODE = 78;

/** Exit code of a restarted process that cannot reach its database (EX_UNAVAILABLE of sysexits). */
export const UNREACHABLE_EXIT_CODE = 69;
