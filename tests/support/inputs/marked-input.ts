import { z } from "zod";

type Node = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  items?: Node;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxLength?: number;
};

/** An input for this schema in which every free text is `marker`. */
export function markedInput(schema: z.ZodType, marker: string): unknown {
  const node = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return valueOf(node as Node, marker);
}

function valueOf(node: Node, marker: string): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  const [choice] = node.anyOf ?? node.oneOf ?? [];
  if (choice) return valueOf(choice, marker);
  if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => valueOf(part, marker)));
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  if (type === "object") {
    const fields = Object.entries(node.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, marker)]));
  }
  if (type === "array") return node.items ? [valueOf(node.items, marker)] : [];
  if (type === "integer" || type === "number")
    return node.minimum ?? (node.exclusiveMinimum ?? 0) + 1;
  if (type === "boolean") return true;
  if (type === "string") return textOf(node, marker);
  return marker;
}

function textOf({ format }: Node, marker: string): string {
  if (format === "email") return `${marker}@leak.example`;
  if (format === "uuid") return crypto.randomUUID();
  if (format === "date") return "2027-01-05";
  return marker;
}
