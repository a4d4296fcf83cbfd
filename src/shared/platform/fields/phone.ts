/**
 * A phone number as the business's own is written, `(707) 555-0142`, if it has the ten digits of a number in the United
 * States; any other number stays as it was typed.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const isPlain = /^[\d\s().+-]*$/.test(typed) && digits.length === 10;
  if (!isPlain || (typed.trim().startsWith("+") && !/^\s*\+\s*1/.test(typed))) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
