/** Which of the forms a number takes. Spanish has a third for whole millions ("un millón de pedidos"). */
type Forms = { one: string; many?: string; other: string };

/** What a message needs of its language; each language makes its own (`en/kit.ts`, `es/kit.ts`). */
export type Kit = {
  /** The form that goes with a number. */
  plural(count: number, forms: Forms): string;
  /** `1,234` */
  number(value: number): string;
  /** `Leeks, carrots and thyme`, as the language joins them. */
  list(parts: readonly string[]): string;
};

/** Rules and formats of a locale, made when they are first needed. */
export function kitOf(locale: string): Kit {
  const rules = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const lists = once(() => new Intl.ListFormat(locale));
  return {
    plural: (count, forms) => {
      const form = rules().select(count);
      return form === "one" || form === "many" ? (forms[form] ?? forms.other) : forms.other;
    },
    number: (value) => numbers().format(value),
    list: (parts) => lists().format(parts),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Marks a text that the specification fixes to the letter; a test looks each of them up there. */
// @__NO_SIDE_EFFECTS__
export function fixed(text: string): string {
  return text;
}
