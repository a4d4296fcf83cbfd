import { z } from "zod";
import { brand } from "#shared/brand.ts";
import { procedures } from "../routers/index.ts";
import { CONFLICT_DETAILS } from "./details.ts";
import { allowNulls } from "./nulls.ts";
import { REST_TABLE, type RestRow } from "./table.ts";

const FAILURE = "#/components/schemas/Failure";
const CONFLICT = "#/components/schemas/Conflict";

const FAILURE_SCHEMA = {
  type: "object",
  required: ["error", "message", "code", "requestId"],
  properties: {
    error: { type: "string" },
    message: { type: "string" },
    code: { type: "string" },
    details: {},
    fieldErrors: { type: "object", additionalProperties: { type: "string" } },
    requestId: { type: "string" },
  },
};

/** Failures with status 409: `code` determines the shape of `details`. Amounts are in dollars. */
const CONFLICT_SCHEMA = {
  allOf: [
    { $ref: FAILURE },
    {
      oneOf: Object.entries(CONFLICT_DETAILS).map(([code, details]) => ({
        type: "object",
        properties: { code: { const: code }, details: schemaOf(details, "output") },
        required: ["code"],
      })),
    },
  ],
};

/** The OpenAPI 3.1 document, generated from the table and the procedures' schemas. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of REST_TABLE) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version: "1.0.0" },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Failure: FAILURE_SCHEMA, Conflict: CONFLICT_SCHEMA } },
  };
}

function operationOf(row: RestRow) {
  const procedure = procedures[row.procedure];
  if (!procedure) throw new Error(`${row.path} names no procedure: ${row.procedure}`);
  const [input] = procedure._def.inputs;
  return {
    operationId: row.procedure.replaceAll(".", "_"),
    summary: row.summary,
    ...(input ? { requestBody: { required: true, content: json(schemaOf(input, "input")) } } : {}),
    responses: {
      "2XX": { description: "Success", content: json(schemaOf(procedure._def.output, "output")) },
      "409": { description: "In conflict with our data", content: json({ $ref: CONFLICT }) },
      "4XX": { description: "Refused", content: json({ $ref: FAILURE }) },
      "5XX": { description: "Failed", content: json({ $ref: FAILURE }) },
    },
  };
}

function json(schema: unknown) {
  return { "application/json": { schema } };
}

function schemaOf(schema: unknown, io: "input" | "output"): unknown {
  if (!(schema instanceof z.ZodType)) return {};
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (io === "input") allowNulls(jsonSchema);
    },
  });
}
