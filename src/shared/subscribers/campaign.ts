import { limits } from "../platform/limits.ts";
import { REFERRAL_CODE } from "./referral-code.ts";

/**
 * The search parameters of a campaign's page. Parsed by hand; invalid values are dropped. Values that look like
 * numbers arrive as numbers.
 */
export type CampaignSearch = {
  /** The referral code of the share link. */
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

/** Where a visitor came from, as one word for our records; undefined without a campaign. */
export function sourceOf({ utm_source, utm_campaign }: CampaignSearch): string | undefined {
  const source = [utm_source, utm_campaign].filter(Boolean).join("/");
  return source === "" ? undefined : source.slice(0, limits.campaign);
}

/** All-digit codes arrive as numbers, and are written back to the URL as such. */
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
