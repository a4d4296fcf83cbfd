import { platformErrors as m } from "#messages/platform/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";

/**
 * The fields that a user changed in a form; untouched ones are omitted and stay as they are. Throws `conflict`, with
 * the field, if a changed field no longer has the value that the form showed.
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
