import { type FormErrors, schemaResolver } from "@mantine/form";
import type { z } from "zod";

export type LaterSchema<Values> = {
  /** Fetches the schema, as when someone begins to type. */
  prepare: () => void;
  /** Messages by field; none when all is well. */
  check: (values: Values) => Promise<FormErrors>;
};

/**
 * Checks a form by a schema whose code is fetched by `load`: a page that shows the form need not have it. Where
 * it cannot be fetched nothing is refused here; the server checks by the same schema.
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
