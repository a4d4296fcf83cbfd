export type AuthSearch = {
  /** Where to go afterward. Only ever used through `safeNext`. */
  next?: string;
  /** The form shown first; sign-in by default. */
  form?: "register";
  /** What the account is needed for, where `next` does not say it. */
  why?: "save";
};

/** Parses the search parameters of /auth; unknown values are dropped. */
export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    ...(typeof search["next"] === "string" ? { next: search["next"] } : {}),
    ...(search["form"] === "register" ? { form: "register" } : {}),
    ...(search["why"] === "save" ? { why: "save" } : {}),
  };
}
