import { subscribersNewsletter as m } from "#messages/subscribers/newsletter.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import type { MailLinkSearch } from "./mail-link-search.ts";

/** Where the way out of an email leads. It looks the same to everyone who opens it. */
export function UnsubscribePage({ token, state }: MailLinkSearch) {
  return (
    <PageContainer narrow>
      {state === "done" ? (
        <EmptyState
          art="bee"
          order={1}
          title={m.unsubscribed}
          action={<PillLink to="/shop">{m.backToShop}</PillLink>}
        >
          {m.unsubscribedText}
        </EmptyState>
      ) : (
        <EmptyState
          art="bee"
          order={1}
          title={m.unsubscribe}
          action={<MailLinkForm path="/unsubscribe" token={token} label={m.unsubscribe} />}
        >
          {m.unsubscribeText}
        </EmptyState>
      )}
    </PageContainer>
  );
}
