import type { Offense, Source } from "./boundaries.ts";
import { lineAt, type Node, parse, walk } from "./syntax.ts";

const PROSE_RULE = "what a person reads stands in src/messages";

/** The folders to check: the product. */
const PRODUCT = /^(?:src|server|db)\/.*\.tsx?$/;

/** Files exempt from the check: they contain no user-facing texts, or texts of a special kind. */
const SPARED: readonly RegExp[] = [
  /^src\/messages\//,
  /\.gen\.ts$/,
  // Command-line programs, logs, settings, and the payment sandbox.
  /^server\/(?:bin|boot|config|payments\/sandbox)\/|^server\/(?:log|main)\.ts$/,
  // The demo market's content, and table definitions.
  /^(?:db|server\/demo)\//,
  // Default texts of a new farm or product, stored as the farm's own words.
  /^src\/shared\/(?:farms\/first-page|inventory\/(?:keeping|template-products))\.ts$/,
  // Dispute evidence for banks, and the sample data of emails.
  /^src\/shared\/payments\/disputes\/dispute-evidence\.ts$|^server\/services\/mail\/samples\//,
  // SMTP commands.
  /^src\/shared\/mail\/mail-refused\.ts$/,
  // The REST API and its OpenAPI document are in English, as specified.
  /^server\/rest\//,
  // Search terms for foods and labels, in any language.
  /^src\/shared\/catalog\/(?:diets|pack-words|search\/(?:accents|filter-words|read-spanish|synonyms|spanish\/[\w/-]+))\.ts$/,
  // Responses to programs: probes, metrics, and the mail provider.
  /^server\/http\/(?:health|metrics|incoming\/mail-reports)\.ts$|^server\/payments\/events\.ts$/,
  // The business's name and address; colors and shadows; texts printed on cards.
  /^src\/shared\/brand\.ts$|^src\/ui\/theme\/theme\.ts$|\/card-logos\.tsx$/,
  // Placeholders in braces that the team types in texts.
  /^src\/shared\/subscribers\/placeholders\.ts$/,
  // The security log, which is in one language; the depot's default street.
  /^src\/shared\/platform\/(?:security-events|settings\/(?:place-)?settings)\.ts$/,
  // Drawings (SVG).
  /^src\/shared\/prints\/kit\//,
  // SQL fragments that choose between two columns.
  /^server\/services\/catalog\/shown-texts\.ts$/,
  // Labels of secrets, used for key derivation.
  /^server\/(?:auth\/encryption|throttle\/network)\.ts$/,
];

/** Props and properties with user-facing text. */
const READ_NAMES =
  /^(?:label|title|placeholder|description|message|alt|aria-label|aria-description|aria-roledescription|heading|subject|hint|question|failureTitle|fallback|note|confirmLabel|empty|text)$/;

/** Props and properties with machine-readable text that may contain spaces. */
const MACHINE_NAMES =
  /^(?:className|class|style|d|viewBox|points|transform|sizes|srcSet|media|rel|href|src|accept|aria-keyshortcuts|autoComplete|key|id|name|type|pattern|font|fontFamily|border|gridTemplate\w*|sql|cron)$/;

/** Calls whose texts are for developers, the log, or the database. */
const MACHINE_CALLS =
  /^(?:Error|TypeError|RangeError|SyntaxError|Worker|RegExp|require|(?:\w+\.)*(?:info|warn|error|debug|fatal|trace|log|assert|eachSurvives|eachDueOrder|keepLooking|querySelector|querySelectorAll|closest|matches|matchMedia|getItem|setItem|addEventListener|classList\.\w+|setHeader|header|split|join|includes|startsWith|endsWith|test|exec|replace|replaceAll|text|varchar|\.for|pgEnum|index|uniqueIndex|check|unique|cachedFigure))$/;

/** Template tags whose content is not text. */
const MACHINE_TAGS = /^(?:sql|css|html|gql|String\.raw)$/;

/**
 * SQL (also fragments, recognized by their columns), pictures, markup, header values, tags, and ids with several
 * words.
 */
const MACHINE_TEXT =
  /\b[a-z]\.[a-z_]{2,}|\|\||^\s*(?:h[1-6]$|[a-z-]+:\d|[a-z]+-src |[a-z]+(?:_[a-z]+)+$|<[?\w!]|:root|no key update$|isolation level |(?:public|private|no-?index), |(?:text|application)\/\w|inline; |(?:select|with|insert|update|delete|create|drop|revoke|grant|alter|set|lock|listen|notify)\s)/;

/** Two-word ids, as in the database, in responses, and in directives for robots. */
const TWO_WORD_IDS =
  /^(?:tree nuts|may contain|in season|last weeks|out of season|in stock|sold out|not declared|guest link|guest buyer|erased account|erased name|a former address|fl oz|(?:no)?index, follow)$/;

/** Two words. */
const PROSE = /\p{L}[,;:.!?’']? \p{L}/u;
const LETTER = /\p{L}/u;

/**
 * Finds user-facing texts outside of `src/messages`: text in markup, labels and descriptions, error messages and
 * notifications, and any other text of two or more words.
 */
export function findProse(sources: readonly Source[]): Offense[] {
  return sources
    .filter(({ path }) => PRODUCT.test(path))
    .filter(({ path }) => !SPARED.some((spared) => spared.test(path)))
    .flatMap(proseIn);
}

function proseIn(file: Source): Offense[] {
  const offenses: Offense[] = [];
  walk(parse(file), (node, above) => {
    if (node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return false;
    if (
      node.type === "ImportDeclaration" ||
      (node.type === "ExpressionStatement" && node["directive"])
    )
      return false;
    const text = textOf(node);
    if (text === null || !isRead(node, text, above)) return;
    const line = lineAt(file.source, node.start);
    offenses.push({
      rule: PROSE_RULE,
      line: `${file.path}:${line} says "${text.trim()}": ${PROSE_RULE}`,
    });
  });
  return offenses;
}

/** A node's text: a string, text between tags, or the fixed parts of a template. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type === "JSXText") return String(node["value"]);
  if (node.type !== "TemplateLiteral") return null;
  const parts = node["quasis"] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("…");
}

function isRead(node: Node, text: string, above: readonly Node[]): boolean {
  if (node.type === "JSXText") return LETTER.test(text);
  const [parent] = above;
  if (parent?.type === "TaggedTemplateExpression" && MACHINE_TAGS.test(nameOf(parent["tag"])))
    return false;
  if (isKey(node, parent)) return false;
  const place = placeOf(node, above);
  if (place === "machine" || MACHINE_TEXT.test(text)) return false;
  if (place === "anywhere" && TWO_WORD_IDS.test(text)) return false;
  return place === "read" ? LETTER.test(text) : PROSE.test(text);
}

function isKey(node: Node, parent: Node | undefined): boolean {
  return parent?.type === "Property" && parent["key"] === node && parent["value"] !== node;
}

/** Expressions that evaluate to one of their parts. */
const CARRIERS =
  /^(?:ConditionalExpression|LogicalExpression|BinaryExpression|TemplateLiteral|ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression|JSXExpressionContainer)$/;

type Place = "read" | "machine" | "anywhere";

/** Where a text is used: the nearest ancestor that takes a value. */
function placeOf(node: Node, above: readonly Node[]): Place {
  let below = node;
  for (const [at, each] of above.entries()) {
    if (isAsked(each, below)) return "machine";
    if (
      each.type === "JSXExpressionContainer" &&
      /^JSX(?:Element|Fragment)$/.test(above[at + 1]?.type ?? "")
    )
      return "read";
    if (each.type === "JSXAttribute") return namedPlace(nameOf(each["name"]));
    if (each.type === "Property") return namedPlace(nameOf(each["key"]));
    if (each.type === "CallExpression" || each.type === "NewExpression")
      return calledPlace(each, below);
    if (!CARRIERS.test(each.type)) return "anywhere";
    below = each;
  }
  return "anywhere";
}

/** Whether a text is only compared: `state === "done" ? … : …`. */
function isAsked(above: Node, below: Node): boolean {
  if (above.type === "ConditionalExpression") return above["test"] === below;
  return above.type === "BinaryExpression" && above["operator"] !== "+";
}

function namedPlace(name: string): Place {
  if (READ_NAMES.test(name)) return "read";
  return MACHINE_NAMES.test(name) || name.startsWith("data-") ? "machine" : "anywhere";
}

function calledPlace(call: Node, below: Node): Place {
  const name = nameOf(call["callee"]);
  const place = (call["arguments"] as Node[]).indexOf(below);
  if (name === "DomainError") return place === 1 ? "read" : "machine";
  if (name.startsWith("notify.")) return "read";
  return MACHINE_CALLS.test(name) ? "machine" : "anywhere";
}

/** The dotted name of an identifier or member expression, such as `a.b.c`. */
function nameOf(node: unknown): string {
  const { type, name, value, object, property, expression } = node as Node;
  if (type === "MemberExpression") return `${nameOf(object)}.${nameOf(property)}`;
  if (type === "ChainExpression") return nameOf(expression);
  return String(name ?? value ?? "");
}
