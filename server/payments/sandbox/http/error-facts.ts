const WORD = /^[\w.-]{1,100}$/;
const FRAMES = 20;

/**
 * What the sandbox logs about an error: its type, code and stack frames. Never the message, which may quote a card
 * or a key.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "" } = error;
  const code: unknown = Reflect.get(error, "code");
  const frames = stack.slice(message ? stack.lastIndexOf(message) + message.length : 0).split("\n");
  return {
    type: WORD.test(name) ? name : "Error",
    ...(typeof code === "string" && WORD.test(code) && { code }),
    at: frames
      .filter((line) => /^ {4}at [^\s]/.test(line))
      .slice(0, FRAMES)
      .map((line) => line.trim()),
  };
}
