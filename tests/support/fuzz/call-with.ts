import type { Answer, Client } from "../http.ts";

/** Calls a procedure with any input at all, as a browser sends it. */
export function callWith(
  client: Client,
  path: string,
  type: string,
  input: unknown,
): Promise<Answer> {
  const json = JSON.stringify(input);
  if (type === "mutation") return client.send("POST", `/trpc/${path}`, json ?? "");
  const query = json === undefined ? "" : `?input=${encodeURIComponent(json)}`;
  return client.get(`/trpc/${path}${query}`);
}
