import { type FormEvent, useState } from "react";
import { checkoutZip as m } from "#messages/checkout-zip.ts";
import { genericFailure } from "#shared/errors.ts";
import { failureOf, trpc } from "../../api/trpc.ts";
import { saveZip } from "./zip-store.ts";
import { notServedWords } from "#shared/platform/zones/not-served.ts";

/** Asks for a zip, checks that we serve it and stores it; then calls `onSaved`. */
export function useZipForm(onSaved: (zipCode: string) => void) {
  const utils = trpc.useUtils();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function check(zipCode: string) {
    setPending(true);
    const problem = await problemWith(zipCode, (zip) =>
      utils.checkout.delivery.check.fetch({ zipCode: zip }),
    );
    setPending(false);
    setError(problem);
    if (problem) return;
    saveZip(zipCode);
    onSaved(zipCode);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    void check(String(new FormData(event.currentTarget).get("zip") ?? "").trim());
  }
  return { error, isPending, onSubmit, clearError: () => setError(null) };
}

async function problemWith(
  zipCode: string,
  check: (zipCode: string) => Promise<{ served: boolean }>,
): Promise<string | null> {
  if (!/^\d{5}$/.test(zipCode)) return m.fiveDigits;
  try {
    const { served } = await check(zipCode);
    return served ? null : notServedWords(zipCode);
  } catch (error) {
    return failureOf(error)?.message ?? genericFailure();
  }
}
