import { platformErrors as m } from "#messages/platform-errors.ts";
import { DomainError } from "#shared/errors.ts";

/**
 * What someone changed of the fields that a form showed them; what they left alone is left out, and stays as it
 * is. Throws `conflict`, with the field, when one that they changed holds another value than they were shown.
 */
export function editsOf<Fields extends Record<string, unknown>>(
  current: Fields,
  shown: Fields,
  sent: Fields,
): Partial<Fields> {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const edited = Object.keys(sent).filter((field) => !same(shown[field], sent[field]));
  const overtaken = edited.find(
    (field) => !same(current[field], shown[field]) && !same(current[field], sent[field]),
  );
  if (overtaken) throw new DomainError("conflict", m.changedSince, { field: overtaken });
  return Object.fromEntries(edited.map((field) => [field, sent[field]])) as Partial<Fields>;
}
