import { useEffect, useRef, useState } from "react";
import isSame from "fast-deep-equal";

type Errors = Readonly<Record<string, string>>;

/** Why a tab was not saved: errors by their place, `zones.0.feeCents`, and the values they are about. */
type Refused = { errors: Errors; values: object };

/**
 * The errors of the last attempt to save, each until its value changes. After a refusal the first wrong field has the
 * focus; `form` is where it is looked for.
 */
export function useRefused(shown: object) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    if (!refused) return;
    const wrong = form.current?.querySelector<HTMLElement>("[data-refused]");
    (wrong?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? wrong)?.focus();
  }, [refused]);
  const { errors = {}, values = {} } = refused ?? {};
  const open = Object.entries(errors).filter(([path]) =>
    isSame(valueAt(values, path), valueAt(shown, path)),
  );
  return {
    form,
    errors: Object.fromEntries(open),
    refuse: (found: Errors) => setRefused({ errors: found, values: shown }),
    clear: () => setRefused(null),
  };
}

function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => {
    const isWithin = typeof part === "object" && part !== null && Object.hasOwn(part, key);
    return isWithin ? (part as Record<string, unknown>)[key] : undefined;
  }, values);
}
