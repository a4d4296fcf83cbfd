import { Secret, TOTP } from "otpauth";
import { toDataURL } from "qrcode";
import { brand } from "#shared/brand.ts";

const PERIOD_SECONDS = 30;
/** Also accept the codes of the previous and the next step, because phones' clocks differ. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret, in Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The secret as a QR code (a `data:` URL) and as text, labeled with the account. */
export async function enrollmentOf(secret: string, account: string) {
  const uri = totp(secret, account).toString();
  return { secret, qrCode: await toDataURL(uri, { margin: 1, width: 220 }) };
}

/** The time step that a code belongs to; null if it is not valid at `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret, "").validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
