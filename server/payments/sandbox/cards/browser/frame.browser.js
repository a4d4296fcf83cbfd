// The card frame: the only place where a card number is typed. It goes from here to the payment
// endpoint and never to the page around it.
import {
  brandOf,
  cvcError,
  digitsOf,
  expiryError,
  grouped,
  lengthOf,
  numberError,
  passesLuhn,
} from "./card-rules.browser.js";
import { said, speak } from "./frame-words.browser.js";

const ORIGIN = window.location.origin;
/** The intent behind a client secret: a payment, or a card that is saved for later. */
function addressOf(clientSecret) {
  const id = clientSecret.split("_secret_")[0];
  return `/__stripe_sandbox/v1/${id.startsWith("seti_") ? "setup" : "payment"}_intents/${id}`;
}

const METHODS = ["card", "link", "klarna", "cashapp", "amazon_pay"];
const form = document.getElementById("form");
const methods = document.getElementById("methods");
const brandLabel = document.getElementById("brand");
const inputs = {
  number: document.getElementById("number"),
  expiry: document.getElementById("expiry"),
  cvc: document.getElementById("cvc"),
};
const shownErrors = new Set();

function post(message) {
  window.parent.postMessage({ stripeSandbox: "frame", ...message }, ORIGIN);
}

// --- card fields

/** Writes a formatted value and keeps the caret behind the same digit. */
function write(input, text) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = text;
  if (atEnd || document.activeElement !== input) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < text.length; caret += 1) {
    if (/\d/.test(text[caret])) seen += 1;
  }
  input.setSelectionRange(caret, caret);
}

function formatNumber() {
  const brand = brandOf(digitsOf(inputs.number.value));
  const number = digitsOf(inputs.number.value).slice(0, lengthOf(brand));
  write(inputs.number, grouped(number, brand.groups));
  brandLabel.textContent = brand.name;
  if (brand.name !== "" && number.length === lengthOf(brand) && passesLuhn(number)) return true;
  return false;
}

function formatExpiry(event) {
  let digits = digitsOf(inputs.expiry.value);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  const erasing = event?.inputType?.startsWith("delete");
  const text =
    digits.length > 2 || (digits.length === 2 && !erasing)
      ? `${digits.slice(0, 2)} / ${digits.slice(2)}`
      : digits;
  write(inputs.expiry, text);
}

function formatCvc() {
  write(
    inputs.cvc,
    digitsOf(inputs.cvc.value).slice(0, brandOf(digitsOf(inputs.number.value)).cvc),
  );
}

function card() {
  const expiry = digitsOf(inputs.expiry.value);
  return {
    number: digitsOf(inputs.number.value),
    month: expiry.slice(0, 2),
    year: expiry.slice(2, 4),
    cvc: digitsOf(inputs.cvc.value),
  };
}

const CHECKS = { number: numberError, expiry: expiryError, cvc: cvcError };

function showError(name) {
  const error = shownErrors.has(name) ? CHECKS[name](card()) : null;
  document.getElementById(`${name}-error`).textContent = error ? said(error[1]) : "";
  if (error) inputs[name].setAttribute("aria-invalid", "true");
  else inputs[name].removeAttribute("aria-invalid");
}

function firstError() {
  if (selected() !== "card") return null;
  for (const name of Object.keys(CHECKS)) {
    const error = CHECKS[name](card());
    if (error) return { name, code: error[0], message: said(error[1]) };
  }
  return null;
}

// --- state for the page

function selected() {
  return form.elements.method.value;
}

function postChange() {
  const empty = selected() === "card" && Object.values(inputs).every((input) => input.value === "");
  post({ type: "change", method: selected(), complete: firstError() === null, empty });
}

function validate() {
  const error = firstError();
  if (!error) return null;
  for (const name of Object.keys(CHECKS)) {
    shownErrors.add(name);
    showError(name);
  }
  inputs[error.name].focus();
  return { type: "validation_error", code: error.code, message: error.message };
}

// --- calls

function methodFields(fields) {
  const type = selected();
  fields.set("payment_method_data[type]", type);
  if (type !== "card") return;
  const { number, month, year, cvc } = card();
  fields.set("payment_method_data[card][number]", number);
  fields.set("payment_method_data[card][exp_month]", month);
  fields.set("payment_method_data[card][exp_year]", year);
  fields.set("payment_method_data[card][cvc]", cvc);
}

function billingFields(fields, details = {}) {
  for (const name of ["name", "email", "phone"]) {
    if (details[name]) fields.set(`payment_method_data[billing_details][${name}]`, details[name]);
  }
  for (const [part, value] of Object.entries(details.address ?? {})) {
    if (value) fields.set(`payment_method_data[billing_details][address][${part}]`, value);
  }
}

function shippingFields(fields, shipping) {
  if (!shipping) return;
  for (const [name, value] of Object.entries(shipping)) {
    if (typeof value === "string" && value) fields.set(`shipping[${name}]`, value);
  }
  for (const [part, value] of Object.entries(shipping.address ?? {})) {
    if (value) fields.set(`shipping[address][${part}]`, value);
  }
}

/** What a payment takes and a card that is only saved does not. */
function paymentFields(fields, params) {
  shippingFields(fields, params.shipping);
  for (const name of ["receipt_email", "setup_future_usage"]) {
    if (params[name]) fields.set(name, params[name]);
  }
}

async function confirm({ clientSecret, key, params }) {
  const fields = new URLSearchParams({ key, client_secret: clientSecret });
  methodFields(fields);
  billingFields(fields, params.payment_method_data?.billing_details);
  if (params.return_url) fields.set("return_url", params.return_url);
  if (!clientSecret.startsWith("seti_")) paymentFields(fields, params);
  return send(`${addressOf(clientSecret)}/confirm`, { method: "POST", body: fields });
}

async function send(path, init) {
  try {
    const response = await fetch(path, init);
    return await response.json();
  } catch {
    const message = said("We could not reach the payment provider. Please try again.");
    return { error: { type: "api_connection_error", message } };
  }
}

// --- looks

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function applyRules(rules) {
  const sheet = new CSSStyleSheet();
  for (const [selector, style] of Object.entries(rules)) {
    if (!/^\.[A-Z][\w-]*(:{1,2}[a-z-]+)*$/.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`)];
    for (const [name, value] of Object.entries(style)) rule.style.setProperty(kebab(name), value);
  }
  document.adoptedStyleSheets = [sheet];
}

function applyLooks({ variables = {}, rules = {} } = {}) {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${kebab(name)}`, String(value));
  }
  applyRules(rules);
}

function applyFonts(fonts = []) {
  for (const { family, src, ...rest } of fonts) {
    if (!family || !src) continue;
    const font = new FontFace(family, src, rest);
    document.fonts.add(font);
    font.load().catch(() => document.fonts.delete(font));
  }
}

function offer(types) {
  for (const method of document.querySelectorAll(".Method")) {
    method.hidden = !types.includes(method.dataset.type);
  }
  const offered = METHODS.filter((type) => types.includes(type));
  methods.style.setProperty("--methods", String(offered.length));
  form.elements.method.value = offered[0] ?? "card";
}

async function start({ clientSecret, key, appearance, fonts, layout, locale, types }) {
  speak(locale);
  applyLooks(appearance);
  applyFonts(fonts);
  methods.dataset.layout = layout;
  offer(types ?? METHODS);
  if (clientSecret) {
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    const answer = await send(`${addressOf(clientSecret)}?${query}`);
    if (answer.error) return post({ type: "loaderror", error: answer.error });
    offer(answer.payment_method_types);
  }
  new ResizeObserver(postHeight).observe(form);
  postHeight();
  post({ type: "ready" });
  postChange();
}

function postHeight() {
  post({ type: "height", height: Math.ceil(form.getBoundingClientRect().height) + 8 });
}

const REQUESTS = {
  validate: () => ({ error: validate(), method: selected() }),
  async confirm(input) {
    const error = validate();
    if (error) return { error };
    methods.disabled = true;
    const answer = await confirm(input);
    methods.disabled = false;
    return answer;
  },
  looks: (input) => applyLooks(input.appearance),
  focus: () => (selected() === "card" ? inputs.number : form.elements.method[0]).focus(),
  blur: () => document.activeElement?.blur(),
  async fetchUpdates() {
    postHeight();
  },
};

window.addEventListener("message", async (event) => {
  if (event.origin !== ORIGIN || event.source !== window.parent) return;
  const message = event.data;
  if (message?.stripeSandbox !== "page") return;
  if (message.type === "start") return void start(message);
  if (!Object.hasOwn(REQUESTS, message.type)) return;
  const answer = await REQUESTS[message.type](message);
  post({ type: "answer", id: message.id, answer: answer ?? {} });
});

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("change", postChange);
form.addEventListener("focusin", () => post({ type: "focus" }));
form.addEventListener("focusout", () => post({ type: "blur" }));
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape") post({ type: "escape" });
});
inputs.number.addEventListener("input", () => {
  if (formatNumber() && document.activeElement === inputs.number) inputs.expiry.focus();
  formatCvc();
});
inputs.expiry.addEventListener("input", formatExpiry);
inputs.cvc.addEventListener("input", formatCvc);
for (const [name, input] of Object.entries(inputs)) {
  input.addEventListener("input", () => {
    shownErrors.delete(name);
    showError(name);
    postChange();
  });
  input.addEventListener("blur", () => {
    if (input.value !== "") shownErrors.add(name);
    showError(name);
  });
}
post({ type: "loaded" });
