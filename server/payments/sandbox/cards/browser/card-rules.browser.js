// The rules of a card form: grouping, lengths, and what is wrong with what was typed.
export const digitsOf = (text) => text.replace(/\D/g, "");

/** What a number's first digits reveal: name, grouping and length of the security code. */
export function brandOf(number) {
  if (/^3[47]/.test(number)) return { name: "Amex", groups: [4, 6, 5], cvc: 4 };
  const name = number.startsWith("4")
    ? "Visa"
    : /^(5[1-5]|2[2-7])/.test(number)
      ? "Mastercard"
      : "";
  return { name, groups: [4, 4, 4, 4], cvc: 3 };
}

export function lengthOf(brand) {
  return brand.groups.reduce((sum, size) => sum + size, 0);
}

export function grouped(number, groups) {
  let at = 0;
  return groups
    .map((size) => number.slice(at, (at += size)))
    .filter(Boolean)
    .join(" ");
}

/** The check digit of card numbers. */
export function passesLuhn(number) {
  let sum = 0;
  [...number].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** Code and sentence of what is wrong, or null. */
export function numberError({ number }) {
  const length = lengthOf(brandOf(number));
  if (number.length < length) return ["incomplete_number", "Your card number is incomplete."];
  return passesLuhn(number) ? null : ["invalid_number", "Your card number is invalid."];
}

export function expiryError({ month, year }, now = new Date()) {
  if (month.length < 2 || year.length < 2) {
    return ["incomplete_expiry", "Your card\u2019s expiration date is incomplete."];
  }
  const full = 2000 + Number(year);
  if (Number(month) < 1 || Number(month) > 12) {
    return ["invalid_expiry_month", "Your card\u2019s expiration date is invalid."];
  }
  if (full < now.getFullYear()) {
    return ["invalid_expiry_year_past", "Your card\u2019s expiration year is in the past."];
  }
  const past = full === now.getFullYear() && Number(month) < now.getMonth() + 1;
  return past
    ? ["invalid_expiry_month_past", "Your card\u2019s expiration date is in the past."]
    : null;
}

export function cvcError({ number, cvc }) {
  const complete = cvc.length === brandOf(number).cvc;
  return complete ? null : ["incomplete_cvc", "Your card\u2019s security code is incomplete."];
}
