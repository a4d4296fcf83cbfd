import { parseSync } from "oxc-parser";
import type { Source } from "./boundaries.ts";

/** A generic node of a syntax tree. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

/** Parses a module into its syntax tree. Throws if it cannot be parsed. */
export function parse({ path, source }: Source): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Visits a node and its descendants, passing the ancestors, nearest first. Returning false skips the descendants. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => boolean | void,
  above: readonly Node[] = [],
): void {
  if (visit(node, above) === false) return;
  const within = [node, ...above];
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (isNode(each)) walk(each, visit, within);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The names under which a module imports message catalogs, with each one's file. */
export function catalogsIn(program: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of program["body"] as Node[]) {
    const from = node.type === "ImportDeclaration" ? (node["source"] as Node)["value"] : "";
    const [, file] =
      /^#messages\/(?!(?:kit|spoken|stretch)\.ts$)([\w/-]+)\.ts$/.exec(String(from)) ?? [];
    if (!file) continue;
    for (const specifier of node["specifiers"] as Node[]) {
      found.set(String((specifier["local"] as Node)["name"]), file);
    }
  }
  return found;
}

/** The 1-based line number of an offset in a text. */
export function lineAt(source: string, at: number): number {
  return source.slice(0, at).split("\n").length;
}
