import type { Offense, Source } from "./boundaries.ts";
import { catalogsIn, lineAt, type Node, parse, walk } from "./syntax.ts";

export const UNUSED_RULE = "every message is used";
export const FROZEN_RULE = "a message is read when it is needed, in the language of that moment";
export const NAMED_RULE = "a message is named where it is used";

/** Modules that Node runs from source, with both languages in one process. */
const SPEAKS_BOTH = /^(?:src\/shared|server|db)\//;

const PRODUCT = /^(?:src|server|db)\/(?!messages\/)/;

/** Unused messages, and messages that a module evaluates when it is loaded. */
export function findCatalogOffenses(sources: readonly Source[]): Offense[] {
  const used = new Set<string>();
  const offenses: Offense[] = [];
  for (const file of sources) {
    if (!PRODUCT.test(file.path) || !file.source.includes('"#messages/')) continue;
    offenses.push(...readUses(file, used));
  }
  return [...offenses, ...sources.flatMap((file) => unusedIn(file, used))];
}

function readUses(file: Source, used: Set<string>): Offense[] {
  const program = parse(file);
  const catalogs = catalogsIn(program);
  const offenses: Offense[] = [];
  const report = (rule: string, node: Node, words: string) =>
    offenses.push({
      rule,
      line: `${file.path}:${lineAt(file.source, node.start)} ${words}: ${rule}`,
    });
  walk(program, (node, above) => {
    const catalog = node.type === "Identifier" ? catalogs.get(String(node["name"])) : undefined;
    const [parent] = above;
    if (!catalog || !parent || isOther(node, parent)) return;
    if (parent.type !== "MemberExpression" || parent["computed"]) {
      return void report(NAMED_RULE, node, `takes messages of ${catalog} by no name`);
    }
    const key = String((parent["property"] as Node)["name"]);
    used.add(`${catalog}/${key}`);
    if (SPEAKS_BOTH.test(file.path) && !above.some(isLater))
      report(FROZEN_RULE, node, `keeps ${key}`);
  });
  return offenses;
}

/** Whether a name is an import or belongs to something else: `x.m`, `{ m: … }`, a type. */
function isOther(node: Node, parent: Node): boolean {
  if (parent.type.startsWith("Import") || parent.type.startsWith("TS")) return true;
  if (parent.type === "MemberExpression") return parent["object"] !== node && !parent["computed"];
  return parent.type === "Property" && parent["key"] === node && parent["value"] !== node;
}

/** Code inside a function runs only when it is called. */
function isLater({ type }: Node): boolean {
  return /Function/.test(type);
}

function unusedIn(file: Source, used: ReadonlySet<string>): Offense[] {
  const [, catalog] = /^src\/messages\/en\/([\w/-]+)\.ts$/.exec(file.path) ?? [];
  if (!catalog || catalog === "kit") return [];
  return keysOf(file)
    .filter((key) => !used.has(`${catalog}/${key}`))
    .map((key) => ({
      rule: UNUSED_RULE,
      line: `${file.path} has ${key}, which nothing says: ${UNUSED_RULE}`,
    }));
}

/** The names exported by a messages module. */
function keysOf(file: Source): string[] {
  const exported = (parse(file)["body"] as Node[]).filter(
    ({ type }) => type === "ExportNamedDeclaration",
  );
  return exported.flatMap(({ declaration }) => {
    const { declarations = [], id } = (declaration ?? {}) as {
      declarations?: { id: Node }[];
      id?: Node;
    };
    return [...declarations.map((one) => one.id), ...(id ? [id] : [])].map(({ name }) =>
      String(name),
    );
  });
}
