/** None of our bodies nest deeper. Anything below this level is left for the schema to reject. */
const DEEPEST = 8;

/**
 * Removes null fields from a JSON body: many clients send null for a field they leave out. List entries are
 * unchanged.
 */
export function withoutNulls(body: unknown, depth = 0): unknown {
  if (typeof body !== "object" || body === null || depth > DEEPEST) return body;
  if (Array.isArray(body)) return body.map((entry) => withoutNulls(entry, depth + 1));
  const given = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNulls(value, depth + 1)]));
}

type ObjectSchema = { type?: unknown; properties?: Record<string, unknown>; required?: string[] };

/** Lets every optional field be null in a schema of the OpenAPI document. */
export function allowNulls(schema: ObjectSchema): void {
  const { properties, required = [] } = schema;
  if (!properties) return;
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name)) properties[name] = { anyOf: [property, { type: "null" }] };
  }
}
