import type { SubscriberSource, SubscriberState } from "#shared/subscribers/subscriber.ts";

export const SOURCE_WORDS: Record<SubscriberSource, string> = {
  footer_newsletter: "Footer",
  welcome_popup: "Welcome popup",
  early_access: "Early access",
  waitlist: "Waiting list",
  back_in_season: "Tell me when it is back",
  careers: "Careers page",
  import: "Import",
};

export const STATE_WORDS: Record<SubscriberState, string> = {
  pending: "Not confirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};

const EVENT_WORDS: Record<string, string> = {
  signed_up: "Signed up",
  asked_for_alert: "Asked for an email when something is back",
  confirmed: "Confirmed the address",
  unsubscribed: "Unsubscribed",
  imported: "Added by an import",
  unsubscribed_by_team: "Unsubscribed by the team",
  erased: "Erased",
};

/** An event of a consent in words; one that is new is shown by its name. */
export function eventWords(event: string): string {
  return EVENT_WORDS[event] ?? event;
}
