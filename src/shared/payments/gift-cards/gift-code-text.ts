const CODE = /^[2-9A-HJ-NP-Z]{16}$/;

/** The code of a gift card in what someone typed, in groups of four, whatever stands between its letters; null when it is none. */
export function giftCodeIn(text: string): string | null {
  const letters = text.replaceAll(/[\s\-–—.]/g, "").toUpperCase();
  return CODE.test(letters) ? letters.replaceAll(/.{4}(?=.)/g, "$&-") : null;
}
