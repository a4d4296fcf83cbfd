import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { Source } from "#tests/support/code/boundaries.ts";
import {
  findCatalogOffenses,
  FROZEN_RULE,
  NAMED_RULE,
  UNUSED_RULE,
} from "#tests/support/code/catalog-keys.ts";
import { readSources } from "#tests/support/code/check-boundaries.ts";
import { findProse } from "#tests/support/code/prose.ts";
import { parse, walk } from "#tests/support/code/syntax.ts";

const screen = (source: string): Source => ({ path: "src/features/shop/grid.tsx", source });
const service = (source: string): Source => ({ path: "server/services/shop/grid.ts", source });
const said = (source: Source) => findProse([source]).length;

describe("a text that people read is found outside of src/messages", () => {
  test.each([
    "const a = <p>Hello</p>;",
    "const a = <p>{n} stops</p>;",
    'const a = <p>{n === 1 ? "stop" : "stops"}</p>;',
    "const a = <p>{`Stop ${n}`}</p>;",
    'const a = <Field label="Day" />;',
    'const a = <img alt={isOpen ? "Open" : "Closed"} />;',
    'const choices = [{ id: "a", label: "Damaged" }];',
    'const meta = { failureTitle: "It failed" };',
    'const words = { planned: "not left yet" };',
    'notify.success("Noted");',
    'const line = "Mon-Fri, " + (n > 1 ? "two days" : "");',
    "const line = `You have ${n} left, and more`;",
  ])("%s", (source) => expect(said(screen(source))).toBeGreaterThan(0));

  test.each([
    'throw new DomainError("not_found", "Gone");',
    'const day = dayField("Please choose a day");',
    'const subject = `Your order ${number}`;\nreturn { subject: "Thanks" };',
  ])("%s", (source) => expect(said(service(`function f() { ${source} }`))).toBeGreaterThan(0));
});

describe("what nobody reads may be anywhere", () => {
  test.each([
    'import { a } from "./some words.ts";',
    '"use client";',
    "// It says: hello you\nconst a = 1;",
    'const a = <p className="one two">{m.hello}</p>;',
    'const a = <path d="M0 0 L 1 1" />;',
    'const a = <img sizes="(min-width: 48em) 50vw, 100vw" alt="" />;',
    'type Kind = "one word" | "two words";',
    'const a = kind === "two words" ? 1 : 2;',
    'throw new Error("The page has no #root");',
    'log.warn({ id }, "a job failed");',
    "const a = <p>{count}%</p>;",
    'const a = <Button variant="default" size="lg" data-kind="some thing" />;',
  ])("%s", (source) => expect(said(screen(source))).toBe(0));

  test.each([
    "await db.execute(sql`select id from orders where id = ${id}`);",
    'await client.unsafe("select id from orders");',
    'throw new DomainError("not_found", m.gone);',
  ])("%s", (source) => expect(said(service(`async () => { ${source} }`))).toBe(0));
});

describe("messages and the code that uses them", () => {
  const catalog = (source: string): Source => ({ path: "src/messages/en/catalog/shop.ts", source });
  const use = 'import { shop as m } from "#messages/catalog/shop.ts";\n';
  const rules = (...sources: Source[]) => findCatalogOffenses(sources).map(({ rule }) => rule);

  it("every message must be used somewhere", () => {
    const messages = catalog('export const a = "A";\nexport const b = () => "B";');
    expect(rules(messages, screen(`${use}const x = <p>{m.a}{m.b()}</p>;`))).toEqual([]);
    expect(rules(messages, screen(`${use}const x = <p>{m.a}{other.b}</p>;`))).toEqual([
      UNUSED_RULE,
    ]);
  });

  it("a message must be used by its name, so that unused ones can be dropped", () => {
    expect(rules(screen(`${use}const x = m[key];`))).toEqual([NAMED_RULE]);
    expect(rules(screen(`${use}const { a } = m;`))).toEqual([NAMED_RULE]);
    expect(rules(screen(`${use}const x = m.kinds[key];`))).toEqual([]);
  });

  it("a module that serves both languages must never store a message", () => {
    expect(rules(service(`${use}const KINDS = [{ label: m.a }];`))).toEqual([FROZEN_RULE]);
    expect(rules(service(`${use}const kinds = () => [{ label: m.a }];`))).toEqual([]);
    expect(rules(service(`${use}const field = z.string({ error: () => m.a });`))).toEqual([]);
    expect(rules(service(`${use}const a = { get label() { return m.a; } };`))).toEqual([]);
    expect(rules(screen(`${use}const KINDS = [{ label: m.a }];`))).toEqual([]);
  });
});

test("what is marked as fixed is in the specification to the letter", () => {
  const specification = readFileSync("docs/specification.md", "utf8").replaceAll(/\s+/g, " ");
  const missing: string[] = [];
  for (const file of readSources().filter(({ path }) => path.startsWith("src/messages/en/"))) {
    walk(parse(file), (node) => {
      const { callee, arguments: given } = node as {
        callee?: { name?: string };
        arguments?: [{ value: string }];
      };
      if (callee?.name !== "fixed" || !given) return;
      if (!specification.includes(given[0].value)) missing.push(`${file.path}: ${given[0].value}`);
    });
  }
  expect(missing).toEqual([]);
});
