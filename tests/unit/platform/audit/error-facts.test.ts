import { readFileSync } from "node:fs";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { errorFacts, errorSummary } from "#shared/platform/error-facts.ts";
import { DomainError } from "#shared/errors.ts";
import {
  EVENT_OF_PROCEDURE,
  eventOfCall,
  SECURITY_EVENTS,
  truncatedAddress,
} from "#shared/platform/security-events.ts";
import { noteOutcome } from "#server/trpc/security-events.ts";
import { procedures } from "#tests/support/code/procedures.ts";

const MARKER = "marker0123";

/** An error like the driver's, which quotes what was typed in many places. */
function driverError(): Error {
  return Object.assign(
    new Error(`invalid input syntax: "${MARKER}"\n    at ${MARKER} (file:///${MARKER}:1:1)`),
    {
      name: "PostgresError",
      code: "22P02",
      severity: "ERROR",
      constraint_name: "users_email_unique",
      detail: `Key (email)=(${MARKER}@x.example) already exists.`,
      where: MARKER,
      query: `select '${MARKER}'`,
      parameters: [MARKER],
    },
  );
}

describe("ASVS 16.2.5 What is logged about an error", () => {
  it("is the kind, codes and locations of it and its causes, and nothing that was typed", () => {
    const query = new DrizzleQueryError(`select '${MARKER}'`, [MARKER], driverError());
    const outer = new DomainError("busy", `We cannot reach ${MARKER}`);
    outer.cause = query;
    const facts = errorFacts(outer);
    expect(JSON.stringify(facts)).not.toContain(MARKER);
    expect(facts).toMatchObject({
      code: "busy",
      at: expect.arrayContaining([expect.stringContaining("error-facts.test.ts")]),
      cause: {
        cause: { type: "PostgresError", code: "22P02", constraint_name: "users_email_unique" },
      },
    });
    expect(errorSummary(outer)).toBe("PostgresError 22P02");
  });

  it("leaves out headers, bodies and recipients, and codes that are not plain words", () => {
    const error = Object.assign(new Error(MARKER), {
      code: `${MARKER}@x.example`,
      responseCode: 550,
      response: MARKER,
      headers: { authorization: MARKER },
      raw: { message: MARKER },
      rejected: [MARKER],
    });
    const { at, ...facts } = errorFacts(error);
    expect(facts).toEqual({ type: "Error", responseCode: 550 });
    expect(JSON.stringify(at)).not.toContain(MARKER);
  });

  it("is only the type of something that is not an error", () => {
    expect([errorFacts(MARKER), errorFacts(null), errorFacts({ MARKER })]).toEqual([
      { type: "string" },
      { type: "null" },
      { type: "object" },
    ]);
  });

  it("ends even if its causes form a circle", () => {
    const error = new Error("a");
    error.cause = error;
    expect(errorSummary(error)).toBe("Error");
    expect(JSON.stringify(errorFacts(error)).length).toBeLessThan(20_000);
  });
});

describe("ASVS 16.2.1 The security events", () => {
  it("are all documented, each with its level and meaning", () => {
    const rows = readFileSync("docs/logging.md", "utf8").matchAll(
      /^\| `([\w.]+)`\s*\| (\w+)\s*\| (.+?)\s*\|$/gm,
    );
    const documented = [...rows].map(([, name, ...rest]) => [name, rest]);
    expect(Object.fromEntries(documented)).toEqual(SECURITY_EVENTS);
  });

  it("belong to procedures that exist", () => {
    const paths = procedures.map(({ path }) => path);
    expect(Object.keys(EVENT_OF_PROCEDURE).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it("cover every call that moves money, changes powers or reveals personal data (ASVS 16.3.1)", () => {
    const moving = procedures.filter(({ moves }) => moves !== undefined);
    expect(moving.length).toBeGreaterThan(30);
    for (const { path, moves } of moving) {
      const event = eventOfCall(path, moves?.what);
      expect(event, path).toBeDefined();
      if (moves?.what === "money") expect(event, path).toMatch(/^money\./);
    }
    expect(eventOfCall("payments.newWay", "money")).toBe("money.moved");
    expect(eventOfCall("accounts.confirmCode", undefined)).toBe("second_factor.confirmed");
    expect(eventOfCall("catalog.list", undefined)).toBeUndefined();
  });

  it("name the row that a call was about, whichever field identifies it (ASVS 16.3.1)", async () => {
    const id = "5d1f1cf0-8a9a-4b7e-9a43-0123456789ab";
    const inputs: [unknown, (string | number | undefined)[]][] = [
      [{ id }, [id]],
      [{ ids: [id, id] }, [id, id]],
      [{ intentId: "pi_3Qx", wish: "remaining" }, ["pi_3Qx"]],
      [{ refundId: id }, [id]],
      [{ disputeId: "dp_1Nx" }, ["dp_1Nx"]],
      [{ number: "FUR-7K3M-9QXT", reason: "late" }, ["FUR-7K3M-9QXT"]],
      [{ id: 12, to: "live" }, [12]],
      [{ email: "ana@furrow.example" }, [undefined]],
      [null, [undefined]],
    ];
    for (const [input, subjects] of inputs) {
      const noted: unknown[] = [];
      const info = (fields: { subjectId?: unknown }) => void noted.push(fields.subjectId);
      const context = { deps: { log: { info, warn: info } }, user: null, address: "203.0.113.7" };
      const called = { path: "admin.payments.refund", access: "admin" };
      const outcome = { ok: true, data: null } as const;
      await noteOutcome(context as never, called, outcome, async () => input);
      expect(noted).toEqual(subjects);
    }
  });

  it("name a network instead of an address", () => {
    expect(
      ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8:1:2::3", "::1", "x"].map(truncatedAddress),
    ).toEqual(["203.0.113.0", "203.0.113.0", "2001:db8:1::", "unknown", "unknown"]);
  });
});
