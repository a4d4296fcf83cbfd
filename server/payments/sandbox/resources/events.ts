import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { noSuch } from "../http/errors.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { flag, list, readParams, text } from "../http/params.ts";
import { rendered } from "../http/render.ts";
import type { EventRow, Reply } from "../state/rows.ts";

/** The provider deletes events after 30 days. */
export const EVENT_LIFE_S = 30 * 86_400;

export function retrieveEvent(context: Context): Reply {
  readParams(context.form, {});
  const id = pathId(context);
  const event = context.tx.find("event", id);
  if (!event || event.created < context.tx.now() - EVENT_LIFE_S) throw noSuch("event", id, "id");
  return ok(rendered(context.tx, "event", event));
}

/** `charge.*` matches all types that start with `charge.`. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export function listEvents(context: Context): Reply {
  const fields = { ...LIST_PARAMS, type: text, types: list, delivery_success: flag };
  const { type, types, delivery_success, ...params } = readParams(context.form, fields);
  const oldest = context.tx.now() - EVENT_LIFE_S;
  const waiting = new Set([...context.tx.newest("delivery")].map((delivery) => delivery.event));
  const keep = (row: EventRow): row is EventRow =>
    row.created >= oldest &&
    (row.account ?? null) === context.account &&
    (!type || matches(row.type, type)) &&
    (!types || types.some((wanted) => matches(row.type, wanted))) &&
    (delivery_success === undefined || delivery_success === !waiting.has(row.id));
  const render = (row: EventRow) => rendered(context.tx, "event", row);
  return answerList(context, { kind: "event", url: "/v1/events", params, keep, render });
}
