export type AuthSearch = {
  /** Where to go afterward. Only ever used through `safeNext`. */
  next?: string;
  /** Which form to begin with; signing in unless it says otherwise. */
  form?: "register";
};

/** Reads the address of /auth; what it does not know is left out. */
export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    ...(typeof search["next"] === "string" ? { next: search["next"] } : {}),
    ...(search["form"] === "register" ? { form: "register" } : {}),
  };
}
