type Answer = (given: boolean) => void;
type Ask = (answer: Answer) => void;

let asker: Ask | null = null;

/** Registers the function that prompts for the password; returns a function to unregister it. */
export function setPasswordAsker(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Prompts for the password. Answers false if it was not given, or if no prompt is registered. */
export function askPassword(answer: Answer): void {
  if (asker) asker(answer);
  else answer(false);
}
