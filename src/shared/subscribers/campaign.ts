import { limits } from "../platform/limits.ts";
import { REFERRAL_CODE } from "./referral-code.ts";

/**
 * What the address of a campaign's page may hold. Read by hand: anything unreadable is left out.
 * Values that look like numbers arrive as numbers.
 */
export type CampaignSearch = {
  /** The code of the share link someone came by. */
  ref?: string | number;
  zip?: number;
  utm_source?: string;
  utm_campaign?: string;
};

export function readCampaignSearch(raw: Record<string, unknown>): CampaignSearch {
  const source = textOf(raw.utm_source);
  const campaign = textOf(raw.utm_campaign);
  const ref = codeOf(raw.ref);
  const zip = Number(raw.zip);
  return {
    ...(ref === null ? {} : { ref }),
    ...(Number.isInteger(zip) && zip >= 10_000 && zip <= 99_999 ? { zip } : {}),
    ...(source ? { utm_source: source } : {}),
    ...(campaign ? { utm_campaign: campaign } : {}),
  };
}

/** Where someone came from, in one word for our records; undefined without a campaign. */
export function sourceOf({ utm_source, utm_campaign }: CampaignSearch): string | undefined {
  const source = [utm_source, utm_campaign].filter(Boolean).join("/");
  return source === "" ? undefined : source.slice(0, limits.campaign);
}

/** Codes of digits alone arrive as numbers, and go back into the address as such. */
function codeOf(value: unknown): string | number | null {
  return (typeof value === "string" || typeof value === "number") &&
    REFERRAL_CODE.test(String(value))
    ? value
    : null;
}

function textOf(value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text
    .replaceAll(/[^\w .-]/g, "")
    .trim()
    .slice(0, limits.campaign);
}
