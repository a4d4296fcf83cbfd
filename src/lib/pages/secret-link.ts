import { isRecord } from "#shared/is-record.ts";
import { failureOf } from "../api/trpc.ts";
import { pageHead } from "./page-head.ts";

/** The token of an email link, from a page's search parameters. */
export function linkSearch({ token }: Record<string, unknown>): { token?: string } {
  return token === undefined ? {} : { token: String(token) };
}

/** Whether the server says that a link is invalid; a failed request does not count. */
export function isDeadLink(error: unknown): boolean {
  const code = failureOf(error)?.code;
  return code === "not_found" || code === "invalid";
}

/** Whether the server says that a link has been used and what it did. */
export function isUsedLink(error: unknown): boolean {
  const details = failureOf(error)?.details;
  return isRecord(details) && details["isUsed"] === true;
}

/** The token if `read` succeeds, null for an invalid link. Rethrows any other failure. */
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

/** The head of a page whose URL is secret: not indexed, and never sent as a referrer. */
export function secretHead(title: string, description: string) {
  return {
    meta: [
      ...pageHead({ title, description, hidden: true }).meta,
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
