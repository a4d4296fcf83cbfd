import { Button, Text, Title } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { accountsFree as m } from "#messages/accounts/free.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useSession } from "#client/lib/session/session.ts";
import { BareHeader } from "#client/ui/page/bare-header.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { SplitHero } from "#client/ui/page/layouts/split-hero.tsx";
import { NewPasswordField } from "#client/ui/fields/password-field.tsx";
import {
  EmailInput,
  FirstNameInput,
  LastNameInput,
  ZipInput,
} from "#client/ui/fields/person-inputs.tsx";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import { useFreeRegistration } from "./use-free-registration.ts";

/** An account and a free membership in one step. */
export function FreeRegistrationPage({ search }: { search: CampaignSearch }) {
  const { user } = useSession();
  const registration = useFreeRegistration(search);
  return (
    <>
      <PageAddress path="/free-registration" />
      <BareHeader />
      <SplitHero
        title={
          <Rich>
            {m.claim((words) => (
              <em>{words}</em>
            ))}
          </Rich>
        }
        text={m.claimText}
        card={
          user ? (
            <OneClick firstName={user.firstName} {...registration} />
          ) : (
            <RegistrationFields {...registration} />
          )
        }
        art={["apple", "egg", "bouquet"]}
      />
    </>
  );
}

type Registration = ReturnType<typeof useFreeRegistration>;

/** For signed-in users, who have already provided everything needed. */
function OneClick({ firstName, join, isPending }: Registration & { firstName: string }) {
  return (
    <>
      <Title order={2} size="h3">
        {m.oneClick(firstName)}
      </Title>
      <Text my="md">{m.nothingToFill}</Text>
      <Button size="lg" fullWidth onClick={join} loading={isPending}>
        {m.become}
      </Button>
    </>
  );
}

function RegistrationFields({ field, submit, isPending }: Registration) {
  return (
    // POST keeps the password out of the URL if the browser submits the form natively.
    <form method="post" noValidate onSubmit={submit} aria-label={m.formName}>
      <LiveFields>
        <TwoColumns from="xs">
          <FirstNameInput {...field("firstName")} />
          <LastNameInput {...field("lastName")} />
        </TwoColumns>
        <EmailInput {...field("email")} />
        <ZipInput {...field("zipCode")} />
        <NewPasswordField {...field("password")} />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {m.join}
        </Button>
        <Text size="sm" c="var(--color-quiet)">
          <Rich>
            {m.agree(
              (words) => (
                <TextLink href="/terms">{words}</TextLink>
              ),
              (words) => (
                <TextLink href="/auth">{words}</TextLink>
              ),
            )}
          </Rich>
        </Text>
      </LiveFields>
    </form>
  );
}
