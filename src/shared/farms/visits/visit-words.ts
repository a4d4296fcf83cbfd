import { type Language, languageNow } from "../../language.ts";

/** Texts of an open day that a farm writes in English, Spanish or both. The Spanish one has the suffix `Es`. */
type VisitText = "text" | "bring" | "meetingPoint";
type Written = Record<VisitText | `${VisitText}Es`, string>;

type ShownText = {
  words: string;
  /** The language of the words if it is not the reader's, for their `lang` attribute. */
  lang: Language | undefined;
};

/** The text in the reader's language or, if the farm wrote none, in the other one. */
export function shownText(
  english: string,
  spanish: string,
  language: Language = languageNow(),
): ShownText {
  const [own, other, its] =
    language === "en" ? ([english, spanish, "es"] as const) : ([spanish, english, "en"] as const);
  return own === "" && other !== "" ? { words: other, lang: its } : { words: own, lang: undefined };
}

/** An open day's texts for a reader. `untranslated` has the language of those that exist only in the other one. */
export function shownVisit(visit: Written, language: Language = languageNow()) {
  const text = shownText(visit.text, visit.textEs, language);
  const bring = shownText(visit.bring, visit.bringEs, language);
  const meetingPoint = shownText(visit.meetingPoint, visit.meetingPointEs, language);
  return {
    text: text.words,
    bring: bring.words,
    meetingPoint: meetingPoint.words,
    untranslated: { text: text.lang, bring: bring.lang, meetingPoint: meetingPoint.lang },
  };
}
