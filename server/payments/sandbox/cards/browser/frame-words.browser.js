// What the card frame says in Spanish. Like the provider's own form it takes the language from the page that mounts it.
const SPANISH = {
  "Payment details": "Datos del pago",
  "Payment method": "Forma de pago",
  Card: "Tarjeta",
  "Card number": "Número de tarjeta",
  "Expiration date": "Fecha de vencimiento",
  "Security code": "Código de seguridad",
  "MM / YY": "MM / AA",
  "You confirm the payment with Link on the next page.":
    "Usted confirma el pago con Link en la página siguiente.",
  "You continue to Klarna to complete the payment.": "Usted termina el pago en Klarna.",
  "You continue to Cash App to complete the payment.": "Usted termina el pago en Cash App.",
  "You continue to Amazon Pay to complete the payment.": "Usted termina el pago en Amazon Pay.",
  "Your card number is incomplete.": "El número de su tarjeta está incompleto.",
  "Your card number is invalid.": "El número de su tarjeta no es válido.",
  "Your card\u2019s expiration date is incomplete.":
    "La fecha de vencimiento de su tarjeta está incompleta.",
  "Your card\u2019s expiration date is invalid.":
    "La fecha de vencimiento de su tarjeta no es válida.",
  "Your card\u2019s expiration year is in the past.":
    "El año de vencimiento de su tarjeta ya pasó.",
  "Your card\u2019s expiration date is in the past.": "Su tarjeta ya venció.",
  "Your card\u2019s security code is incomplete.":
    "El código de seguridad de su tarjeta está incompleto.",
  "We could not reach the payment provider. Please try again.":
    "No pudimos comunicarnos con el procesador de pagos. Inténtelo de nuevo.",
};

let known = {};

/** The text in the language of the page; as it stands where no other is known. */
export function said(text) {
  return Object.hasOwn(known, text) ? known[text] : text;
}

/** Puts the whole frame into the language of a locale such as `es` or `es-419`. */
export function speak(locale) {
  if (!/^es\b/.test(locale ?? "")) return;
  known = SPANISH;
  document.documentElement.lang = "es";
  document.title = said(document.title);
  for (const part of document.querySelectorAll("legend, label, span, p")) {
    if (part.childElementCount === 0 && part.textContent) {
      part.textContent = said(part.textContent.replaceAll(/\s+/g, " ").trim());
    }
  }
  for (const input of document.querySelectorAll("input[placeholder]")) {
    input.placeholder = said(input.placeholder);
  }
}
