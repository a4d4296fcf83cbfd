import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { knownWords } from "#shared/platform/known-words.ts";
import type { SubscriberSource, SubscriberState } from "#shared/subscribers/subscriber.ts";

export const SOURCE_WORDS: Readonly<Record<SubscriberSource, string>> = m.sources;

export const STATE_WORDS: Readonly<Record<SubscriberState, string>> = m.states;

/** A consent event in words; an unknown one is shown by its name. */
export function eventWords(event: string): string {
  return knownWords(m.events, event) ?? event;
}
