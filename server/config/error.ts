/** A setting is wrong; `message` is one line that names it and says how to set it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Exit code of a process whose settings are wrong (sysexits' EX_CONFIG). */
export const CONFIG_EXIT_CODE = 78;
