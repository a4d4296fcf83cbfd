import { farmsUpload as m } from "#messages/farms/upload.ts";
import { genericFailure } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import { request, RestError } from "../../api/rest.ts";

/**
 * Uploads a file unchanged, for one's own farm or the given one, and returns the response. Throws an Error with the
 * server's message, or with a message about the connection if there is no response.
 */
export async function sendFile<Answer>(
  path: string,
  body: Blob,
  farmId: number | undefined,
  facts: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams(facts);
  if (farmId !== undefined) query.set("farmId", String(farmId));
  const response = await request(`${path}?${query}`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "accept-language": languageNow(),
    },
    body,
  }).catch((error: unknown) => {
    throw new Error(wordsOf(error));
  });
  return (await response.json()) as Answer;
}

function wordsOf(error: unknown): string {
  if (error instanceof RestError) return error.words ?? genericFailure();
  return m.noConnection;
}
