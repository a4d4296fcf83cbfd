import { invalid } from "./errors.ts";

/** A decoded form field: a string, a list or a group. Groups have no prototype. */
export type Field = string | Field[] | { [name: string]: Field };
export type Form = { [name: string]: Field };

const MAX_DEPTH = 8;
const PATH = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

function pathOf(name: string): string[] {
  const found = PATH.exec(name);
  if (!found?.[1])
    throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`, "parameter_unknown");
  const rest = [...(found[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  if (rest.length > MAX_DEPTH) throw invalid("Parameters are nested too deeply");
  return [found[1], ...rest];
}

function emptyGroup(): Form {
  return Object.create(null) as Form;
}

function place(group: Form, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  const key = head === "" ? String(Object.keys(group).length) : head;
  if (rest.length === 0) {
    group[key] = value;
    return;
  }
  const present = group[key];
  const child = typeof present === "object" && !Array.isArray(present) ? present : emptyGroup();
  group[key] = child;
  place(child, rest, value);
}

/** Turns groups whose names count up from 0 into lists (`expand[0]=a&expand[1]=b`, `expand[]=a`). */
function withLists(field: Field): Field {
  if (typeof field === "string" || Array.isArray(field)) return field;
  const names = Object.keys(field);
  const values = names.map((name) => withLists(field[name] ?? ""));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  const group = emptyGroup();
  names.forEach((name, index) => (group[name] = values[index] ?? ""));
  return group;
}

/** Decodes `a[b][c]=v&expand[]=x` as API clients write it. Throws `invalid` for malformed names. */
export function decodeForm(text: string): Form {
  const root = emptyGroup();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  const form = emptyGroup();
  for (const name of Object.keys(root)) form[name] = withLists(root[name] ?? "");
  return form;
}
