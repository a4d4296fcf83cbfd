import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, listenTo } from "#shared/language.ts";

const reader = new AsyncLocalStorage<Language>();

listenTo(() => reader.getStore() ?? "en");

/** Does work for a reader: what it writes, also after it has waited, is in their language. */
export function speak<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}
