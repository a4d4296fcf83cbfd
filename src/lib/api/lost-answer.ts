import { platformLost as m } from "#messages/platform/lost.ts";
import type { FailureMeta } from "./query-client.ts";

/**
 * For the `meta` of a mutation whose `failureTitle` says that nothing happened: without an answer that is not known.
 * What to do then is to look first, on a page that reads again what it shows; or to send it `again`, from a form that
 * keeps what was typed and does nothing twice; or what `next` says.
 */
export function lostAnswer(next: "look" | "again" | { text: string } = "look"): Lost {
  const text = typeof next === "string" ? m.next[next] : next.text;
  return { lost: { title: m.notKnown, text } };
}
type Lost = Pick<FailureMeta, "lost">;
