/** The search parameters of a page linked from an email, and the outcome of pressing its button. */
export type MailLinkSearch = { token?: string; state?: "done" | "expired" };

export function mailLinkSearch({ token, state }: Record<string, unknown>): MailLinkSearch {
  return {
    ...(token === undefined ? {} : { token: String(token) }),
    ...(state === "done" || state === "expired" ? { state } : {}),
  };
}
