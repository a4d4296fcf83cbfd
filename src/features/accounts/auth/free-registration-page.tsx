import { Button, Text, Title } from "@mantine/core";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useSession } from "#client/lib/session/session.ts";
import { BareHeader } from "#client/ui/page/bare-header.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { SplitHero } from "#client/ui/page/split-hero.tsx";
import { PasswordField } from "#client/ui/fields/password-field.tsx";
import {
  EmailInput,
  FirstNameInput,
  LastNameInput,
  ZipInput,
} from "#client/ui/fields/person-inputs.tsx";
import { TwoColumns } from "#client/ui/page/two-columns.tsx";
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
          <>
            Join for free, <em>eat this week.</em>
          </>
        }
        text="A free membership gives you an account, a number among the members and a cart that knows where you live. No card, no deposit, nothing that renews."
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

/** Who is signed in already has given all that is needed. */
function OneClick({ firstName, join, isPending }: Registration & { firstName: string }) {
  return (
    <>
      <Title order={2} size="h3">
        One click, {firstName}
      </Title>
      <Text my="md">You are signed in, so there is nothing more to fill in.</Text>
      <Button size="lg" fullWidth onClick={join} loading={isPending}>
        Become a member
      </Button>
    </>
  );
}

function RegistrationFields({ field, submit, isPending }: Registration) {
  return (
    // The method keeps a password out of the address, should the browser send the form by itself.
    <form method="post" noValidate onSubmit={submit} aria-label="Free registration">
      <LiveFields>
        <TwoColumns from="xs">
          <FirstNameInput {...field("firstName")} />
          <LastNameInput {...field("lastName")} />
        </TwoColumns>
        <EmailInput {...field("email")} />
        <ZipInput {...field("zipCode")} />
        <PasswordField
          description="At least 8 characters. A few words in a row are easy to remember."
          autoComplete="new-password"
          {...field("password")}
        />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          Join for free
        </Button>
        <Text size="sm" c="var(--color-quiet)">
          By joining you agree to the <TextLink href="/terms">terms</TextLink>. Have an account?{" "}
          <TextLink href="/auth">Sign in</TextLink>.
        </Text>
      </LiveFields>
    </form>
  );
}
