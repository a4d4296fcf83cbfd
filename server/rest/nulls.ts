/** No body of ours goes deeper; what lies below is left to the schema, which refuses it. */
const DEEPEST = 8;

/**
 * A JSON body without the fields that are null: many clients write a field that is not given as null,
 * which means the same as leaving it out. Entries of lists stay as they are.
 */
export function withoutNulls(body: unknown, depth = 0): unknown {
  if (typeof body !== "object" || body === null || depth > DEEPEST) return body;
  if (Array.isArray(body)) return body.map((entry) => withoutNulls(entry, depth + 1));
  const given = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNulls(value, depth + 1)]));
}

type ObjectSchema = { type?: unknown; properties?: Record<string, unknown>; required?: string[] };

/** The same in the API document: whatever is optional may be null. */
export function allowNulls(schema: ObjectSchema): void {
  const { properties, required = [] } = schema;
  if (!properties) return;
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name)) properties[name] = { anyOf: [property, { type: "null" }] };
  }
}
