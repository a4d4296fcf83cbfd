type Form = { getInputNode: (name: string) => HTMLElement | null };

/** Focuses the first invalid field on the page. */
export function focusFirst(form: Form, errors: Readonly<Record<string, unknown>>): void {
  const fields = Object.keys(errors).flatMap((name) => form.getInputNode(name) ?? []);
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  fields
    .find((field) => fields.every((other) => other === field || isBefore(field, other)))
    ?.focus();
}
