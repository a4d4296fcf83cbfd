/** Letters with the accent that shows that a text came from the catalog, and that its font has them. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ö",
  u: "ü",
  n: "ñ",
  A: "Å",
  E: "É",
  O: "Ø",
  U: "Ü",
};

/** How much longer texts become: what Spanish and German take at most for a button or a heading. */
const LONGER = 0.4;

/** Whether texts are shown longer than they are, in development: the page or the process says so. */
export function isStretched(): boolean {
  return (
    stretched ||
    (typeof document !== "undefined" && "stretched" in document.documentElement.dataset)
  );
}

let stretched = false;

/** Shows every English text longer from now on (`LANGUAGE=pseudo npm run dev`), to see where it does not fit. */
export function stretchAll(): void {
  stretched = true;
}

/** A text two fifths longer and with accents; of a function or a record, what it gives. Anything else stays. */
export function stretch(message: unknown): unknown {
  if (typeof message === "string") return longer(message);
  if (typeof message === "function") {
    return (...parts: unknown[]) => stretch((message as (...all: unknown[]) => unknown)(...parts));
  }
  if (Array.isArray(message))
    return message.map((part) => (typeof part === "string" ? longer(part) : part));
  if (typeof message !== "object" || message === null || "$$typeof" in message) return message;
  return Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, stretch(inner)]));
}

function longer(text: string): string {
  const accented = text.replaceAll(/[aeiounAEOU]/g, (letter) => ACCENTED[letter] ?? letter);
  const letters = text.replaceAll(/[^a-zA-Z]/g, "").length;
  return letters === 0 ? text : `${accented}${"~".repeat(Math.ceil(letters * LONGER))}`;
}
