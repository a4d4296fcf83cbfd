/** An unsuccessful response. Its message is `status: body` (spec section 8). */
export class RestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "RestError";
    this.status = status;
    this.body = body;
  }

  /** The server's user-facing message; null if there is none. */
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
 * Calls one of our non-tRPC endpoints with cookies (spec section 7). Throws a `RestError` for any unsuccessful
 * response, with the status text if it has no body, and the browser's own error if there is no response.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: "include", ...init });
  if (response.ok) return response;
  throw new RestError(response.status, (await response.text()) || response.statusText);
}

/**
 * Parses a JSON response. A 401 throws like any other failure, or returns null where signing in is optional (spec
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
