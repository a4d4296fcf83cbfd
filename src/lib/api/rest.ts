/** An answer that is no success. Its message is `status: body` (spec section 8). */
export class RestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "RestError";
    this.status = status;
    this.body = body;
  }

  /** The words that the server has for people; null where there are none. */
  get words(): string | null {
    try {
      const answer: unknown = JSON.parse(this.body);
      if (typeof answer !== "object" || answer === null || !("message" in answer)) return null;
      return typeof answer.message === "string" ? answer.message : null;
    } catch {
      return null;
    }
  }
}

/**
 * Calls an address of ours outside of tRPC, with cookies (spec section 7). Throws a `RestError` for any
 * answer that is no success, with the status text where it has no body, and the browser's own error
 * when there is no answer.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: "include", ...init });
  if (response.ok) return response;
  throw new RestError(response.status, (await response.text()) || response.statusText);
}

/**
 * Reads JSON. A 401 throws like any other failure, or is null where no one need be signed in (spec
 * section 7).
 */
export async function readJson(
  path: string,
  { unauthorized = "throw" }: { unauthorized?: "throw" | "null" } = {},
): Promise<unknown> {
  try {
    return await (await request(path)).json();
  } catch (error) {
    if (unauthorized === "null" && error instanceof RestError && error.status === 401) return null;
    throw error;
  }
}
