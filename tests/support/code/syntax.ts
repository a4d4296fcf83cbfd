import { parseSync } from "oxc-parser";
import type { Source } from "./boundaries.ts";

/** A node of a syntax tree as any of them looks. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

/** The syntax tree of a module. Throws for one that cannot be read. */
export function parse({ path, source }: Source): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Visits a node and all below it, with those above it, the nearest first; false leaves out what is below. */
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

/** The names under which a module imports catalogs, with the file of each. */
export function catalogsIn(program: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of program["body"] as Node[]) {
    const from = node.type === "ImportDeclaration" ? (node["source"] as Node)["value"] : "";
    const [, file] =
      /^#messages\/(?!(?:kit|spoken|stretch)\.ts$)([\w-]+)\.ts$/.exec(String(from)) ?? [];
    if (!file) continue;
    for (const specifier of node["specifiers"] as Node[]) {
      found.set(String((specifier["local"] as Node)["name"]), file);
    }
  }
  return found;
}

/** The line of a place in a text, from 1. */
export function lineAt(source: string, at: number): number {
  return source.slice(0, at).split("\n").length;
}
