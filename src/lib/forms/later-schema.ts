import { type FormErrors, schemaResolver } from "@mantine/form";
import type { z } from "zod";

export type LaterSchema<Values> = {
  /** Loads the schema, for example when the user starts typing. */
  prepare: () => void;
  /** Errors by field; empty if all fields are valid. */
  check: (values: Values) => Promise<FormErrors>;
};

/**
 * Validates a form with a schema that is lazy-loaded with `load`, so that it is not part of the page. If it cannot
 * be loaded, everything passes here; the server validates with the same schema.
 */
export function laterSchema<Values>(load: () => Promise<z.ZodType>): LaterSchema<Values> {
  const fetched = () => load().catch(() => null);
  return {
    prepare: () => void fetched(),
    check: async (values) => {
      const schema = await fetched();
      return schema ? schemaResolver(schema, { sync: true })(values) : {};
    },
  };
}
