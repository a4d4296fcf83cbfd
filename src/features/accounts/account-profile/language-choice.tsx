import { Stack, Text } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { accountsProfile as m } from "#messages/accounts/profile.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from "#shared/language.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";

const OPTIONS = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }));

/** The language of pages and emails; the page reloads in the chosen one. */
export function LanguageChoice() {
  const { pathname } = useLocation();
  const known = trpc.accounts.language.useQuery();
  const change = trpc.accounts.changeLanguage.useMutation({
    meta: { failureTitle: m.languageStays },
    // Each language is a separate bundle; the parameter in the URL stores the choice in the browser.
    onSuccess: (_answer, { language }) =>
      window.location.assign(`${pathIn(language, pathname)}?language=${language}`),
  });
  return (
    <Stack gap="xs">
      <Text>{m.languageText}</Text>
      <ChoiceSelect<Language>
        label={m.language}
        name="language"
        options={OPTIONS}
        value={known.data ?? languageNow()}
        onChoose={(language) => change.mutate({ language })}
      />
    </Stack>
  );
}
