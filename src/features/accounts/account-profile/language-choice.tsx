import { Stack, Text } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { accountsProfile as m } from "#messages/accounts-profile.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from "#shared/language.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";

const OPTIONS = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }));

/** In which language pages and emails speak; the page goes on in the one that was chosen. */
export function LanguageChoice() {
  const { pathname } = useLocation();
  const known = trpc.accounts.language.useQuery();
  const change = trpc.accounts.changeLanguage.useMutation({
    meta: { failureTitle: m.languageStays },
    // Another language is another bundle; the choice in the address reaches the browser's memory.
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
