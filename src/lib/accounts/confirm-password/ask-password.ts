type Answer = (given: boolean) => void;
type Ask = (answer: Answer) => void;

let asker: Ask | null = null;

/** Who asks for the password from now on; the answer takes it away again. */
export function setPasswordAsker(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks for the password. Answers false when it was not given, or when there is no one to ask. */
export function askPassword(answer: Answer): void {
  if (asker) asker(answer);
  else answer(false);
}
