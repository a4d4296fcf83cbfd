import type { FormEvent } from "react";

/** What a submitted form has in its honeypot (`TrapField`); empty for people. */
export function trapOf({ currentTarget }: FormEvent<HTMLFormElement>): string {
  return String(new FormData(currentTarget).get("website") ?? "");
}
