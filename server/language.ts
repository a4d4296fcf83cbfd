import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, listenTo } from "#shared/language.ts";

const reader = new AsyncLocalStorage<Language>();

listenTo(() => reader.getStore() ?? "en");

/** Runs `work` in a reader's language, which also applies to everything it does asynchronously. */
export function speak<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}
