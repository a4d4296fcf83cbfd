const CODE = /^[2-9A-HJ-NP-Z]{16}$/;

/** The gift card code in typed text, in groups of four, whatever its separators; null if there is none. */
export function giftCodeIn(text: string): string | null {
  const letters = text.replaceAll(/[\s\-–—.]/g, "").toUpperCase();
  return CODE.test(letters) ? letters.replaceAll(/.{4}(?=.)/g, "$&-") : null;
}
