import type { Source } from "./boundaries.ts";
import { type Node, parse, walk } from "./syntax.ts";

/**
 * The parts of a file that the server renders and whose script is loaded later, that is
 * `const Part = import.meta.env.SSR ? await load() : lazy(load)`, with whether each place that renders one is spared
 * needless updates: it is inside a component wrapped in `memo`, or inside a `Suspense` whose fallback is shown instead.
 */
export function serverParts(source: Source): { name: string; isSpared: boolean }[] {
  const program = parse(source);
  const uses = new Map<string, boolean[]>();
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && isServerPart(node["init"]))
      uses.set(nameOf(node["id"]), []);
  });
  walk(program, (node, above) => {
    if (node.type === "JSXOpeningElement")
      uses.get(nameOf(node["name"]))?.push(above.some(isSparing));
  });
  return [...uses].map(([name, places]) => ({
    name,
    isSpared: places.length > 0 && places.every(Boolean),
  }));
}

function isServerPart(init: unknown): boolean {
  const { type, test, alternate } = (init ?? {}) as Partial<Node>;
  if (type !== "ConditionalExpression") return false;
  return isServer(test as Node) && calls(alternate as Node, "lazy");
}

/** `import.meta.env.SSR` */
function isServer({ type, object, property }: Node): boolean {
  return (
    type === "MemberExpression" &&
    nameOf(property) === "SSR" &&
    nameOf((object as Node)["property"]) === "env"
  );
}

function isSparing(node: Node): boolean {
  return calls(node, "memo") || isSuspense(node);
}

function isSuspense({ type, openingElement }: Node): boolean {
  if (type !== "JSXElement") return false;
  const { name, attributes } = openingElement as Node;
  return (
    nameOf(name) === "Suspense" &&
    (attributes as Node[]).some(
      (attribute) => nameOf(attribute["name"]) === "fallback" && !isNothing(attribute["value"]),
    )
  );
}

/** `{null}` */
function isNothing(value: unknown): boolean {
  const { expression } = (value ?? {}) as Partial<Node>;
  const { type, value: literal } = (expression ?? {}) as Partial<Node>;
  return type === "Literal" && literal === null;
}

function calls({ type, callee }: Node, name: string): boolean {
  return type === "CallExpression" && nameOf(callee) === name;
}

function nameOf(node: unknown): string {
  return String((node as Partial<Node> | undefined)?.["name"] ?? "");
}
