import { subscribersNewsletter as m } from "#messages/subscribers/newsletter.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import type { MailLinkSearch } from "./mail-link-search.ts";

/** The target of the link in the confirmation email, before and after its button is pressed. */
export function ConfirmPage({ token, state }: MailLinkSearch) {
  if (state === "done") return <Confirmed />;
  if (state === "expired" || !token) return <NotConfirmed />;
  return (
    <PageContainer narrow>
      <EmptyState
        art="bee"
        order={1}
        title={m.oneMoreStep}
        action={<MailLinkForm path="/newsletter-confirmed" token={token} label={m.yes} />}
      >
        {m.pressText}
      </EmptyState>
    </PageContainer>
  );
}

function Confirmed() {
  return (
    <PageContainer narrow>
      <EmptyState
        art="bee"
        order={1}
        title={m.onList}
        action={<PillLink to="/shop">{m.seeRipe}</PillLink>}
      >
        {m.whenNews}
      </EmptyState>
    </PageContainer>
  );
}

function NotConfirmed() {
  return (
    <PageContainer narrow>
      <EmptyState art="bee" order={1} title={m.linkOver}>
        {m.linkOverText}
      </EmptyState>
    </PageContainer>
  );
}
