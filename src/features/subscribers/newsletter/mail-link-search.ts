/** What the address of a page holds that an email leads to, and what became of pressing its button. */
export type MailLinkSearch = { token?: string; state?: "done" | "expired" };

export function mailLinkSearch({ token, state }: Record<string, unknown>): MailLinkSearch {
  return {
    ...(token === undefined ? {} : { token: String(token) }),
    ...(state === "done" || state === "expired" ? { state } : {}),
  };
}
