import { platformErrors as m } from "#messages/platform-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";

/**
 * What someone changed of the fields that a form showed them; what they left alone is left out, and stays as it
 * is. Throws `conflict`, with the field, when one that they changed holds another value than they were shown.
 */
export function editsOf<Fields extends Record<string, unknown>>(
  current: Fields,
  shown: Fields,
  sent: Fields,
): Partial<Fields> {
  const { edited, overtaken } = editedFields(shown, current, sent);
  if (overtaken) throw new DomainError("conflict", m.changedSince, { field: overtaken });
  return pickFields(sent, edited);
}
