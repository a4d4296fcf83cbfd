type Ask = () => Promise<boolean>;

let asker: Ask | null = null;

/** Who asks for the password from now on; the answer takes it away again. */
export function setPasswordAsker(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks for the password. False when it was not given, or when there is nobody to ask. */
export function askPassword(): Promise<boolean> {
  return asker ? asker() : Promise.resolve(false);
}
