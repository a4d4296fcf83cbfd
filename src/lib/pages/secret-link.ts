import { failureOf } from "../api/trpc.ts";
import { pageHead } from "./page-head.ts";

/** The token of the link in an email, as the address of a page holds it. */
export function linkSearch({ token }: Record<string, unknown>): { token?: string } {
  return token === undefined ? {} : { token: String(token) };
}

/** Whether a link opens nothing, as the server says; not being able to ask is no such answer. */
export function isDeadLink(error: unknown): boolean {
  const code = failureOf(error)?.code;
  return code === "not_found" || code === "invalid";
}

/** The token when `read` finds what it opens, null for a link that opens nothing. Throws what else fails. */
export async function openedBy(
  token: string | undefined,
  read: (token: string) => Promise<unknown>,
): Promise<{ token: string | null }> {
  if (!token) return { token: null };
  try {
    await read(token);
    return { token };
  } catch (error) {
    if (isDeadLink(error)) return { token: null };
    throw error;
  }
}

/** The head of a page whose address is a secret: no engine lists it, and no link hands the address on. */
export function secretHead(title: string, description: string) {
  return {
    meta: [
      ...pageHead({ title, description, hidden: true }).meta,
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
