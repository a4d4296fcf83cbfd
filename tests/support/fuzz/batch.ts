import { limits } from "#shared/platform/limits.ts";
import type { Answer, Client } from "../servers/http.ts";

/** A call's input and its response status. */
export type Answered = { input: unknown; status: number };

/** Number of calls after which the caller's session and role are checked again. */
export const ROUND = 10 * limits.batchedCalls;

/** Calls a procedure with several inputs, batched as a browser would. */
export async function callBatched(
  client: Client,
  procedure: Procedure,
  inputs: readonly unknown[],
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (let from = 0; from < inputs.length; from += limits.batchedCalls) {
    answered.push(
      ...(await callBatch(client, procedure, inputs.slice(from, from + limits.batchedCalls))),
    );
  }
  return answered;
}

type Procedure = { path: string; type: string };

/** A batch rejected as a whole, for example because it is too large, is resent call by call. */
async function callBatch(
  client: Client,
  procedure: Procedure,
  inputs: readonly unknown[],
): Promise<Answered[]> {
  const { status, body } = await sendBatch(client, procedure, inputs);
  if (Array.isArray(body)) {
    const calls = body as { error?: { data: { httpStatus: number } } }[];
    return calls.map(({ error }, place) => {
      return { input: inputs[place], status: error?.data.httpStatus ?? 200 };
    });
  }
  if (inputs.length === 1) return [{ input: inputs[0], status }];
  const answered: Answered[] = [];
  for (const input of inputs) answered.push(...(await callBatch(client, procedure, [input])));
  return answered;
}

function sendBatch(
  client: Client,
  { path, type }: Procedure,
  inputs: readonly unknown[],
): Promise<Answer> {
  const url = `/trpc/${inputs.map(() => path).join(",")}?batch=1`;
  // JSON omits undefined inputs, as in a browser.
  const json = JSON.stringify(Object.fromEntries(inputs.entries()));
  if (type === "mutation") return client.send("POST", url, json);
  return client.get(`${url}&input=${encodeURIComponent(json)}`);
}
