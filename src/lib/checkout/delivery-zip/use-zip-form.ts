import { type FormEvent, useState } from "react";
import { checkoutZip as m } from "#messages/checkout/zip.ts";
import { failureMessage, trpc } from "../../api/trpc.ts";
import { saveZip } from "./zip-store.ts";
import { notServedWords } from "#shared/platform/zones/not-served.ts";

/** What is wrong with a zip, and the zip itself if we do not serve it: one may wait for us there. */
type Problem = { error: string | null; unserved: string | null };

const NONE: Problem = { error: null, unserved: null };

/** Asks for a zip, checks that we serve it and stores it; then calls `onSaved`. */
export function useZipForm(onSaved: (zipCode: string) => void) {
  const utils = trpc.useUtils();
  const [problem, setProblem] = useState(NONE);
  const [isPending, setPending] = useState(false);

  async function check(zipCode: string) {
    setPending(true);
    const found = await problemWith(zipCode, (zip) =>
      utils.checkout.delivery.check.fetch({ zipCode: zip }),
    );
    setPending(false);
    setProblem(found);
    if (found.error) return;
    saveZip(zipCode);
    onSaved(zipCode);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    void check(String(new FormData(event.currentTarget).get("zip") ?? "").trim());
  }
  return { ...problem, isPending, onSubmit, clearError: () => setProblem(NONE) };
}

async function problemWith(
  zipCode: string,
  check: (zipCode: string) => Promise<{ served: boolean }>,
): Promise<Problem> {
  if (!/^\d{5}$/.test(zipCode)) return { error: m.fiveDigits, unserved: null };
  try {
    const { served } = await check(zipCode);
    return served ? NONE : { error: notServedWords(zipCode), unserved: zipCode };
  } catch (error) {
    return { error: failureMessage(error), unserved: null };
  }
}
