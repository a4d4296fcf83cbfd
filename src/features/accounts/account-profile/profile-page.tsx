import { Stack, Text } from "@mantine/core";
import { accountsProfile as m } from "#messages/accounts/profile.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { Allergies } from "./allergies-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportButton } from "./export-button.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The user's personal data, to edit, export, or erase. */
export function ProfilePage({ user }: { user: SessionUser }) {
  return (
    <>
      <AreaHeading title={m.profile}>{m.profileText}</AreaHeading>
      <Stack gap="xl" maw={560}>
        <ProfileForm user={user} />
        <LanguageChoice />
        <Allergies />
        <TitledSection title={m.yourData}>
          <Text mb="sm">{m.yourDataText}</Text>
          <ExportButton />
        </TitledSection>
        <TitledSection title={m.eraseAccount}>
          <DeleteAccount />
        </TitledSection>
      </Stack>
    </>
  );
}
