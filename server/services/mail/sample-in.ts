import { and, inArray, isNotNull } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { Language } from "#shared/language.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { speak } from "../../language.ts";
import type { MailData } from "../../mail/port.ts";
import { mailSamples } from "./mail-samples.ts";
import { isPlain } from "./shown-goods.ts";

/**
 * The sample data of an email as a reader of the language would get it: goods under the names that the market has for
 * them. Goods that the market does not sell keep their English names.
 */
export async function sampleIn<Kind extends MailKind>(
  db: Pick<Db | Tx, "select">,
  kind: Kind,
  language: Language,
): Promise<MailData[Kind]> {
  const data = speak(language, () => mailSamples()[kind]);
  if (language === "en") return data;
  const texts = new Set<string>();
  walk(data, (text) => {
    texts.add(text);
    return text;
  });
  const rows = await db
    .select({ name: products.name, nameEs: products.nameEs })
    .from(products)
    .where(and(inArray(products.name, [...texts]), isNotNull(products.nameEs)));
  const known = new Map(rows.map(({ name, nameEs }) => [name, nameEs ?? name]));
  return speak(language, () =>
    walk(data, (text, key) => (key === "pack" ? packWords(text) : (known.get(text) ?? text))),
  );
}

type Shown = (text: string, key: string) => string;

/** An email's data with every text replaced. `key` is the field that holds a text. */
function walk<Data>(data: Data, shown: Shown, key?: string): Data;
function walk(value: unknown, shown: Shown, key = ""): unknown {
  if (typeof value === "string") return shown(value, key);
  if (Array.isArray(value)) return value.map((one: unknown) => walk(one, shown, key));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, walk(one, shown, name)]),
  );
}
