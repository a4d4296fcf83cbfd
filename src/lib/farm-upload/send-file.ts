import { GENERIC_FAILURE } from "#shared/errors.ts";

/**
 * Sends a file of one's own farm, or of the one that is named, as it is and returns the answer. Throws an Error with the server's words, or with words
 * on the connection when there is no answer.
 */
export async function sendFile<Answer>(
  path: string,
  body: Blob,
  farmId: number | undefined,
  facts: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams(facts);
  if (farmId !== undefined) query.set("farmId", String(farmId));
  const response = await fetch(`${path}?${query}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body,
  }).catch(() => {
    throw new Error("The file did not arrive: no connection. Please try again.");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new Error(messageOf(answer));
}

function messageOf(answer: unknown): string {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) {
    return GENERIC_FAILURE;
  }
  return typeof answer.message === "string" ? answer.message : GENERIC_FAILURE;
}
